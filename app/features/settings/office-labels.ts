import type { Labels } from "#app/admin-kit/labels.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { officeTexts } from "./admin/texts/office.ts";
import { wordsOf, writeExceptionDays } from "./hours-draft.ts";
import type { OfficeDraft } from "./office-draft.ts";
import { hasSpanish, officeHoursKeys, officeTextKeys } from "./office-keys.ts";
import { settings } from "./registry.ts";

/** What the office's form calls its fields: the settings' own names, shorter where the form says the rest. */
export function useOfficeLabels(): Labels<OfficeDraft> {
  const language = useLanguage();
  const text = useTexts(officeTexts);
  const shorter: Partial<Record<string, string>> = {
    "contact.textNumber": text.labels.textNumber,
    "contact.whatsapp": text.labels.whatsapp,
    "company.licensedStates": text.labels.licensedStates,
  };
  const labels = officeTextKeys.flatMap((key) => {
    const label = shorter[key] ?? settings[key].label[language];
    return hasSpanish(key) ? [[key, label] as const, [`es.${key}`, text.spanish(label)] as const] : [[key, label] as const];
  });
  return { ...Object.fromEntries(labels), ...text.lines, "hours.closedDays": text.sections.exceptions };
}

/** Hours as a person reads them, where two versions are compared. */
export function hoursFormats(language: Language): ValueFormats<OfficeDraft> {
  const words = ({ value, es }: { value: string; es: string }) => (language === "es" ? es : value);
  const lines = officeHoursKeys.map((key) => [key, (line: OfficeDraft[typeof key]) => words(wordsOf(key, line))]);
  return {
    ...Object.fromEntries(lines),
    "hours.closedDays": (days: OfficeDraft["hours.closedDays"]) => words(writeExceptionDays(days)),
  };
}
