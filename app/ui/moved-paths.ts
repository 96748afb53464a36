import { createContext } from "react";
import type { MovedPaths } from "#lib/languages.ts";

/** Provided by the public layout, so that links follow pages that have moved. */
export const MovedPages = createContext<MovedPaths>({});
