import { localPath } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";

export const maxSearchLength = 100;

/** What someone looks for, as the server can search for it; addresses may hold anything. */
export function normalizeSearch(text: string): string {
  return text
    .replace(/[\s\0]+/g, " ")
    .trim()
    .slice(0, maxSearchLength)
    .toWellFormed();
}

/** The directory with these results; without a search, as it is known. */
export function directoryPath(search: string, language: Language): string {
  const path = localPath("/services/find-a-loan-officer", language);
  return search === "" ? path : `${path}?${new URLSearchParams({ search })}`;
}
