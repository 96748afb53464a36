import { isLicenseValid } from "#app/features/officers/officer-licenses.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { listActiveOfficers, type ShownOfficer } from "#app/features/officers/service.server.ts";
import { stateNames } from "#app/messages/us-states.ts";
import { officeDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import type { UsState } from "#lib/us-states.ts";
import type { Db } from "#platform/database/db.server.ts";

export async function listLicensedStates(db: Db, language: Language, now: Date) {
  const states = new Set((await listValidLicenses(db, language, now)).map(({ state }) => state));
  return [...states].map((state) => ({ state, name: stateNames[language][state] })).sort((a, b) => a.name.localeCompare(b.name, language));
}

/** The states to choose from in a form; none if there is only one. */
export async function licensedStates(db: Db, language: Language, now: Date) {
  const states = await listLicensedStates(db, language, now);
  return states.length < 2 ? [] : states;
}

/** Who is shown with a license; pages link to them. */
const identify = (officer: ShownOfficer) => ({
  loanOfficerId: officer.loanOfficerId,
  name: `${officer.firstName} ${officer.lastName}`,
  path: officerPath(officer),
  nmls: officer.licenseNumber,
});

export type LicensedOfficer = ReturnType<typeof identify>;
export type ShownLicense = { state: UsState; number: string; officer: LicensedOfficer };

/** The licenses of active officers that are valid at a moment, in the order of the directory. */
export async function listValidLicenses(db: Db, language: Language, now: Date): Promise<ShownLicense[]> {
  const today = officeDay(now);
  const officers = await listActiveOfficers(db, language);
  return officers.flatMap((officer) =>
    officer.licenses
      .filter((license) => isLicenseValid(license, today))
      .map(({ state, number }) => ({ state, number, officer: identify(officer) })),
  );
}

/** Active officers, also those without a valid license. */
export const listIdentifiedOfficers = async (db: Db, language: Language): Promise<LicensedOfficer[]> =>
  (await listActiveOfficers(db, language)).map(identify);
