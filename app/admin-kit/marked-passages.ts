import { createContext, useContext } from "react";
import type { Passage } from "#lib/find-passage.ts";

/** A passage of a field that is marked while the form is open, such as one that someone commented on. It is never part of the text. */
export type MarkedPassage = Passage & { id: number; field: string };

export const MarkedPassages = createContext<readonly MarkedPassage[]>([]);

export const useMarkedPassages = (field: string): MarkedPassage[] =>
  useContext(MarkedPassages).filter((passage) => passage.field === field);

export const passageSelector = (id: number) => `[data-passage="${id}"]`;
