import { localPath } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";

/** The directory with these results; without a search, as it is known. */
export function directoryPath(search: string, language: Language): string {
  const path = localPath("/services/find-a-loan-officer", language);
  return search === "" ? path : `${path}?${new URLSearchParams({ search })}`;
}
