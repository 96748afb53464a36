import { readSettings } from "#app/features/settings/settings.server.ts";
import { officeDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { DirectoryFilter } from "./directory-search.ts";
import { offeredSpecialties, withOfferedSpecialties } from "./offered-specialties.ts";
import { canBeBooked, isLicensedIn } from "./officer-licenses.ts";
import { licensedStates } from "./public/licensed-states.server.ts";
import { listActiveOfficers, type ShownOfficer } from "./service.server.ts";
import { spokenLanguages } from "./spoken-languages.ts";

/** In the order that the office has chosen: by position, or starting with another officer each day. */
export async function listDirectory(db: Db, log: Log, language: Language, filter: DirectoryFilter, now: Date): Promise<ShownOfficer[]> {
  const { search, speaks, specialty, state, calendar } = filter;
  const today = officeDay(now);
  const settings = await readSettings(db, language, log);
  const officers = (await listActiveOfficers(db, language, search))
    .map((officer) => withOfferedSpecialties(officer, settings))
    .filter(
      (officer) =>
        (speaks === "" || officer.languagesSpoken.includes(speaks)) &&
        (specialty === "" || officer.specialties.includes(specialty)) &&
        (state === "" || isLicensedIn(officer, [state], today)) &&
        (calendar === "" || canBeBooked(officer, today)),
    );
  return settings["officers.order"] === "rotation" ? rotateByDay(officers, today) : officers;
}

const dayMs = 86_400_000;

/** The same list starting one further every day, so that each comes first equally often. */
export function rotateByDay<T>(items: readonly T[], day: string): T[] {
  const start = items.length === 0 ? 0 : Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** What visitors may choose from: only what finds at least one officer, and states only if there are several. */
export async function directoryChoices(db: Db, log: Log, language: Language, now: Date) {
  const officers = await listActiveOfficers(db, language);
  const offered = offeredSpecialties(await readSettings(db, language, log));
  return {
    languages: spokenLanguages.filter((spoken) => officers.some(({ languagesSpoken }) => languagesSpoken.includes(spoken))),
    specialties: offered.filter((specialty) => officers.some((officer) => officer.specialties.includes(specialty))),
    states: await licensedStates(db, language, now),
  };
}

export type DirectoryChoices = Awaited<ReturnType<typeof directoryChoices>>;
