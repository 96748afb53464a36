import { listDirectory } from "#app/features/officers/directory.server.ts";
import { type DirectoryFilter, noFilter } from "#app/features/officers/directory-search.ts";
import { isLicensedIn } from "#app/features/officers/officer-licenses.ts";
import type { ShownOfficer } from "#app/features/officers/service.server.ts";
import type { Specialty } from "#app/features/officers/specialties.ts";
import { officeDay } from "#lib/dates.ts";
import { pick } from "#lib/pick.ts";
import type { Language } from "#lib/translations.ts";
import type { UsState } from "#lib/us-states.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { cardFields } from "./loan-officer-card.tsx";

const most = 3;

type Wish = {
  /** The most important first. */
  specialties: readonly [Specialty, ...Specialty[]];
  /** Any of them. */
  states: readonly UsState[];
};

/**
 * Up to three officers who are licensed where it matters, and the directory's filter that shows more of the same. If none of those
 * who speak the visitor's language knows the first specialty, the next is tried, then the language alone, then the license alone.
 */
export async function suggestOfficers({ db, log }: { db: Db; log: Log }, language: Language, wish: Wish, now: Date) {
  const today = officeDay(now);
  const state: UsState | "" = wish.states.length === 1 ? (wish.states[0] ?? "") : "";
  const licensed = (await listDirectory(db, log, language, noFilter, now)).filter((officer) => isLicensedIn(officer, wish.states, today));
  const filters: DirectoryFilter[] = [
    ...wish.specialties.map((specialty) => ({ ...noFilter, speaks: language, specialty, state })),
    { ...noFilter, speaks: language, state },
    { ...noFilter, state },
  ];
  const found = filters.map((filter) => ({ filter, officers: licensed.filter((officer) => suits(officer, filter)) }));
  const { filter = noFilter, officers = [] } = found.find(({ officers }) => officers.length > 0) ?? {};
  const matchesAll = officers.length > 0 && filter.specialty === wish.specialties[0];
  return { officers: officers.slice(0, most).map((officer) => pick(officer, cardFields)), filter, matchesAll, today };
}

const suits = ({ languagesSpoken, specialties }: ShownOfficer, { speaks, specialty }: DirectoryFilter) =>
  (speaks === "" || languagesSpoken.includes(speaks)) && (specialty === "" || specialties.includes(specialty));
