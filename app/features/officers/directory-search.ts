import { localPath } from "#lib/languages.ts";
import { normalizeSearch } from "#lib/search-words.ts";
import type { Language } from "#lib/translations.ts";
import { type UsState, usStates } from "#lib/us-states.ts";
import { canBeBooked, isLicensedIn, type OfficerLicense } from "./officer-licenses.ts";
import { type Specialty, specialties } from "./specialties.ts";
import { type SpokenLanguage, spokenLanguages } from "./spoken-languages.ts";

/** An empty part does not filter; `state` is where an officer is licensed, `calendar` leaves those who can be booked online. */
export type DirectoryFilter = {
  search: string;
  speaks: SpokenLanguage | "";
  specialty: Specialty | "";
  state: UsState | "";
  calendar: "yes" | "";
};

export const noFilter: DirectoryFilter = { search: "", speaks: "", specialty: "", state: "", calendar: "" };

export const filterChoices = { speaks: spokenLanguages, specialty: specialties, state: usStates, calendar: ["yes"] } as const;

type FilteredOfficer = {
  languagesSpoken: readonly string[];
  specialties: readonly Specialty[];
  licenses: readonly OfficerLicense[];
  calendarUrl: string;
};

/** The name is searched for in the database. */
export const matchesFilter = (officer: FilteredOfficer, { speaks, specialty, state, calendar }: DirectoryFilter, today: string): boolean =>
  (speaks === "" || officer.languagesSpoken.includes(speaks)) &&
  (specialty === "" || officer.specialties.includes(specialty)) &&
  (state === "" || isLicensedIn(officer, [state], today)) &&
  (calendar === "" || canBeBooked(officer, today));

/** From a URL or a form; unknown values are dropped. */
export function readFilter(fields: { get(name: string): unknown }): DirectoryFilter {
  const among = <Word extends string>(words: readonly Word[], value: unknown) => words.find((word) => word === value) ?? "";
  return {
    search: normalizeSearch(String(fields.get("search") ?? "")),
    speaks: among(spokenLanguages, fields.get("speaks")),
    specialty: among(specialties, fields.get("specialty")),
    state: among(usStates, fields.get("state")),
    calendar: among(filterChoices.calendar, fields.get("calendar")),
  };
}

export const sameFilter = (a: DirectoryFilter, b: DirectoryFilter) =>
  a.search === b.search && a.speaks === b.speaks && a.specialty === b.specialty && a.state === b.state && a.calendar === b.calendar;

/** Whether more than a search narrows the list. */
export const hasChoices = (filter: DirectoryFilter) => !sameFilter({ ...filter, search: "" }, noFilter);

export function directoryPath({ search, speaks, specialty, state, calendar }: DirectoryFilter, language: Language): string {
  const path = localPath("/services/find-a-loan-officer", language);
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(speaks && { speaks }),
    ...(specialty && { specialty }),
    ...(state && { state }),
    ...(calendar && { calendar }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}
