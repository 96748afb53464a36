import { listDirectory } from "#app/features/officers/directory.server.ts";
import { type DirectoryFilter, matchesFilter, noFilter } from "#app/features/officers/directory-search.ts";
import { isLicensedIn } from "#app/features/officers/officer-licenses.ts";
import type { Specialty } from "#app/features/officers/specialties.ts";
import { officeDay } from "#lib/dates.ts";
import { pick } from "#lib/pick.ts";
import type { Language } from "#lib/translations.ts";
import type { UsState } from "#lib/us-states.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { cardFields } from "./loan-officer-card.tsx";

const limit = 3;

type Criteria = {
  /** The most important first. */
  specialties: readonly [Specialty, ...Specialty[]];
  /** Any of them. */
  states: readonly UsState[];
};

/**
 * Up to three officers who are licensed where it matters, and the directory's filter that shows more of the same. If none of those
 * who speak the visitor's language knows the first specialty, the next is tried, then the language alone, then the license alone.
 */
export async function suggestOfficers({ db, log }: { db: Db; log: Log }, language: Language, criteria: Criteria, now: Date) {
  const today = officeDay(now);
  const state: UsState | "" = criteria.states.length === 1 ? (criteria.states[0] ?? "") : "";
  const licensed = (await listDirectory(db, log, language, noFilter, now)).filter((officer) =>
    isLicensedIn(officer, criteria.states, today),
  );
  const filters: DirectoryFilter[] = [
    ...criteria.specialties.map((specialty) => ({ ...noFilter, speaks: language, specialty, state })),
    { ...noFilter, speaks: language, state },
    { ...noFilter, state },
  ];
  const found = filters.map((filter) => ({ filter, officers: licensed.filter((officer) => matchesFilter(officer, filter, today)) }));
  const { filter = noFilter, officers = [] } = found.find(({ officers }) => officers.length > 0) ?? {};
  const matchesAll = officers.length > 0 && filter.specialty === criteria.specialties[0];
  return { officers: officers.slice(0, limit).map((officer) => pick(officer, cardFields)), filter, matchesAll, today };
}
