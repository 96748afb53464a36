import { useBrowserValue } from "#app/admin-kit/hydrated.ts";
import { useLanguage } from "#app/messages/messages.ts";
import { locales } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { Field, type FieldProps, inputClass } from "./field.tsx";

/** An instant such as `2026-01-31T17:00:00.000Z`, typed in the browser's time zone, which is named beside it. */
export function InstantField({ name, value, onChange, hint, ...field }: FieldProps<string>) {
  const language = useLanguage();
  // The server does not know the browser's time zone.
  const zone = useBrowserValue(() => zoneName(language), "");
  return (
    <Field {...field} hint={[hint, zone].filter(Boolean).join(" · ")}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          name={name}
          value={zone && toLocal(value)}
          onChange={(event) => onChange(fromLocal(event.target.value))}
          className={`${inputClass} min-h-10`}
        />
      )}
    </Field>
  );
}

const two = (number: number) => String(number).padStart(2, "0");

/** For a `datetime-local` input: local time, to the minute. */
export function toLocal(instant: string): string {
  const at = new Date(instant);
  if (instant === "" || Number.isNaN(at.getTime())) return "";
  const day = `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export function fromLocal(local: string): string {
  const at = new Date(local);
  return local === "" || Number.isNaN(at.getTime()) ? "" : at.toISOString();
}

/** Such as Mountain Time (America/Denver). */
export function zoneName(language: Language = "en"): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const parts = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: "longGeneric" }).formatToParts(new Date(0));
  return `${parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone} (${timeZone})`;
}
