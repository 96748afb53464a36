import { fieldTexts } from "#app/messages/admin/fields.ts";
import { useTexts } from "#app/messages/messages.ts";
import { instantsAt, officeClock } from "#lib/office-clock.ts";
import { Field, type FieldProps, inputClass } from "./field.tsx";

/** An instant such as `2026-01-31T17:00:00.000Z`, typed in the office's time zone, which is named beside it. */
export function InstantField({ name, value, onChange, hint, ...field }: FieldProps<string>) {
  const text = useTexts(fieldTexts);
  return (
    <Field {...field} hint={[hint, text.officeTime].filter(Boolean).join(" · ")}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          name={name}
          value={toOfficeTime(value)}
          max="9999-12-31T23:59"
          onChange={(event) => onChange(fromOfficeTime(event.target.value))}
          className={`${inputClass} min-h-10`}
        />
      )}
    </Field>
  );
}

/** For a `datetime-local` input: to the minute. */
export function toOfficeTime(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? "" : officeClock(at);
}

/** A time that the clocks skip in spring is read as an hour later, as browsers do. */
export function fromOfficeTime(local: string): string {
  const at = instantsAt(local)[0] ?? new Date(`${local}-07:00`);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}
