import { type Choice, nameAmong } from "#app/admin-kit/choices.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { stateNames } from "#app/messages/us-states.ts";
import { shortDay } from "#lib/dates.ts";
import { currentLanguage } from "#lib/localize.ts";
import { officerFormTexts } from "./admin/texts/officer-forms.ts";
import type { LoanOfficerDraft } from "./draft.ts";
import { languageName } from "./language-names.ts";
import type { OfficerLicense } from "./officer-licenses.ts";
import { specialtyNames } from "./texts/specialties.ts";

const nameOfLanguage = (code: string) => languageName(code, currentLanguage());

/** "Utah 0001042, from Jan 1, 2026 until Dec 31, 2027" */
function licenseText({ state, number, from, until }: OfficerLicense): string {
  const language = currentLanguage();
  const text = officerFormTexts[language];
  const days = [from && text.from(shortDay(from, language)), until && text.until(shortDay(until, language))].filter(Boolean).join(" ");
  return [[stateNames[language][state] ?? state, number].filter(Boolean).join(" "), days].filter(Boolean).join(", ");
}

/** For the history and the conflict dialog. */
export const officerFormats = (officers: Choice[]): ValueFormats<LoanOfficerDraft> => ({
  isActive: (isActive) => officerFormTexts[currentLanguage()][isActive ? "active" : "inactive"],
  licenses: (licenses) => licenses.map(licenseText).join("; "),
  languagesSpoken: (languages) => languages.map(nameOfLanguage).join(", "),
  specialties: (specialties) => specialties.map((specialty) => specialtyNames[currentLanguage()][specialty] ?? specialty).join(", "),
  mailLanguage: nameOfLanguage,
  deputyOfficerId: nameAmong(officers),
});
