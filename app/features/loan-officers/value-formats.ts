import { type Choice, nameAmong } from "#app/admin-kit/choices.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { specialtyNames } from "#app/messages/specialties.ts";
import { stateNames } from "#app/messages/us-states.ts";
import type { OfficerLicense } from "#lib/officer-licenses.ts";
import type { LoanOfficerDraft } from "./draft.ts";

const languageName = (language: string) => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

/** "Utah 0001042, from 2026-01-01 until 2027-12-31" */
function licenseText({ state, number, from, until }: OfficerLicense): string {
  const days = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(" ");
  return [[stateNames.en[state] ?? state, number].filter(Boolean).join(" "), days].filter(Boolean).join(", ");
}

/** How an officer's codes read in the history, and where two people changed one record. */
export const officerFormats = (officers: Choice[]): ValueFormats<LoanOfficerDraft> => ({
  isActive: (isActive) => (isActive ? "Active" : "Inactive"),
  licenses: (licenses) => licenses.map(licenseText).join("; "),
  languagesSpoken: (languages) => languages.map(languageName).join(", "),
  specialties: (specialties) => specialties.map((specialty) => specialtyNames.en[specialty] ?? specialty).join(", "),
  mailLanguage: languageName,
  deputyOfficerId: nameAmong(officers),
});
