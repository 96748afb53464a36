import { createContext } from "react";
import type { DocumentFacts } from "#lib/document-links.ts";

/** Provided by the public layout, so that links to documents say their type and size. */
export const LinkedDocuments = createContext<DocumentFacts>({});
