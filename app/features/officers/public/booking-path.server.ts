import { canTakeLeads } from "#app/features/officers/officer-licenses.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { listActiveOfficers } from "#app/features/officers/service.server.ts";
import { officeDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Where visitors choose a time to talk: the page of the officer who has a calendar, or the directory if several have one. */
export async function findBookingPath(db: Db, language: Language, now: Date): Promise<string | undefined> {
  const today = officeDay(now);
  const officers = await listActiveOfficers(db, language);
  const [first, second] = officers.filter((officer) => officer.calendarUrl !== "" && canTakeLeads(officer, today));
  if (!first) return undefined;
  return second ? "/services/find-a-loan-officer" : officerPath(first);
}
