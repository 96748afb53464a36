import { localPath } from "#lib/languages.ts";
import { normalizeSearch } from "#lib/search-words.ts";
import type { Language } from "#lib/translations.ts";
import { type UsState, usStates } from "#lib/us-states.ts";
import { isLicensedIn, type OfficerLicense } from "./officer-licenses.ts";
import { type Specialty, specialties } from "./specialties.ts";
import { type SpokenLanguage, spokenLanguages } from "./spoken-languages.ts";

/** An empty part does not filter; `state` is where an officer is licensed. */
export type DirectoryFilter = { search: string; speaks: SpokenLanguage | ""; specialty: Specialty | ""; state: UsState | "" };

export const noFilter: DirectoryFilter = { search: "", speaks: "", specialty: "", state: "" };

export const filterChoices = { speaks: spokenLanguages, specialty: specialties, state: usStates };

type FilteredOfficer = { languagesSpoken: readonly string[]; specialties: readonly Specialty[]; licenses: readonly OfficerLicense[] };

/** The name is searched for in the database. */
export const matchesFilter = (
  { languagesSpoken, specialties, licenses }: FilteredOfficer,
  { speaks, specialty, state }: DirectoryFilter,
  today: string,
): boolean =>
  (speaks === "" || languagesSpoken.includes(speaks)) &&
  (specialty === "" || specialties.includes(specialty)) &&
  (state === "" || isLicensedIn({ licenses }, [state], today));

/** From a URL or a form; unknown values are dropped. */
export function readFilter(fields: { get(name: string): unknown }): DirectoryFilter {
  const among = <Word extends string>(words: readonly Word[], value: unknown) => words.find((word) => word === value) ?? "";
  return {
    search: normalizeSearch(String(fields.get("search") ?? "")),
    speaks: among(spokenLanguages, fields.get("speaks")),
    specialty: among(specialties, fields.get("specialty")),
    state: among(usStates, fields.get("state")),
  };
}

export const sameFilter = (a: DirectoryFilter, b: DirectoryFilter) =>
  a.search === b.search && a.speaks === b.speaks && a.specialty === b.specialty && a.state === b.state;

export function directoryPath({ search, speaks, specialty, state }: DirectoryFilter, language: Language): string {
  const path = localPath("/services/find-a-loan-officer", language);
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(speaks && { speaks }),
    ...(specialty && { specialty }),
    ...(state && { state }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}
