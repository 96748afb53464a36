import { directoryPath, noFilter } from "#app/features/officers/directory-search.ts";
import { canBeBooked } from "#app/features/officers/officer-licenses.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { listActiveOfficers } from "#app/features/officers/service.server.ts";
import { officeDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Where visitors choose a time to talk: the page of the officer who has a calendar, or all who have one, in the directory. */
export async function findBookingPath(db: Db, language: Language, now: Date): Promise<string | undefined> {
  const today = officeDay(now);
  const officers = await listActiveOfficers(db, language);
  const [first, second] = officers.filter((officer) => canBeBooked(officer, today));
  if (!first) return undefined;
  return second ? directoryPath({ ...noFilter, calendar: "yes" }, "en") : officerPath(first);
}
