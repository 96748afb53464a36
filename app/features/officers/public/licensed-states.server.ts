import { isLicenseValid } from "#app/features/officers/officer-licenses.ts";
import { listActiveOfficers } from "#app/features/officers/service.server.ts";
import { stateNames } from "#app/messages/us-states.ts";
import { officeDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";

export async function listLicensedStates(db: Db, language: Language, now: Date) {
  const today = officeDay(now);
  const officers = await listActiveOfficers(db, language);
  const licenses = officers.flatMap((officer) => officer.licenses.filter((license) => isLicenseValid(license, today)));
  const states = [...new Set(licenses.map(({ state }) => state))];
  return states.map((state) => ({ state, name: stateNames[language][state] })).sort((a, b) => a.name.localeCompare(b.name, language));
}

/** The states to choose from in a form; none if there is only one. */
export async function licensedStates(db: Db, language: Language, now: Date) {
  const states = await listLicensedStates(db, language, now);
  return states.length < 2 ? [] : states;
}
