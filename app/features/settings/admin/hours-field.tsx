import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { describedBy, FieldNotes } from "#app/admin-kit/fields/field-notes.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { type FormHours, type HoursLine, wordsOf } from "#app/features/settings/hours-draft.ts";
import { dayName } from "#app/features/settings/hours-sentence.ts";
import type { OfficeHoursKey } from "#app/features/settings/office-keys.ts";
import { sentenceDays } from "#app/features/settings/opening-hours.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { DayHoursInputs } from "./day-hours-inputs.tsx";
import { officeTexts } from "./texts/office.ts";

type Props = { line: OfficeHoursKey; name: string; value: HoursLine; onChange: (line: HoursLine) => void; error?: string };

/** One sentence about opening hours, chosen day by day or, where times cannot say it, written. */
export function HoursField({ line, name, value: { days, words }, onChange, error }: Props) {
  const text = useTexts(officeTexts);
  const language = useLanguage();
  const capitalised = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);
  const changeDay = (index: number, hours: FormHours) => onChange({ days: days.with(index, hours), words: null });
  const lineInWords = wordsOf(line, { days, words: null });
  return (
    <fieldset className="grid min-w-0 gap-2 border-0 p-0" aria-describedby={describedBy(name, { error })}>
      <legend className="sr-only">{text.lines[line]}</legend>
      {words === null &&
        sentenceDays[line].map((weekday, index) => (
          <DayHoursInputs
            key={weekday}
            name={`${name}.${index}`}
            day={capitalised(dayName(weekday, language))}
            hours={days[index] ?? { isOpen: false, opens: "", closes: "" }}
            onChange={(hours) => changeDay(index, hours)}
            isInvalid={error !== undefined}
          />
        ))}
      {words && (
        <FieldRow>
          <TextField
            label={text.words(text.lines[line])}
            name={`${name}.words`}
            value={words.en}
            onChange={(en) => onChange({ days, words: { ...words, en } })}
            error={error}
          />
          <TextField
            label={text.spanish(text.words(text.lines[line]))}
            lang="es"
            name={`${name}.words.es`}
            value={words.es}
            onChange={(es) => onChange({ days, words: { ...words, es } })}
          />
        </FieldRow>
      )}
      {!words && <FieldNotes id={name} error={error} />}
      <CheckboxField
        label={`${text.inOwnWords}: ${text.lines[line]}`}
        hint={words ? text.ownWordsHint : undefined}
        name={`${name}.inWords`}
        value={words !== null}
        onChange={(inWords) => onChange({ days, words: inWords ? { en: lineInWords.value, es: lineInWords.es } : null })}
      />
    </fieldset>
  );
}
