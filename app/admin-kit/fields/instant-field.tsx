import { useSyncExternalStore } from "react";
import { fromLocal, toLocal, zoneName } from "#app/admin-kit/local-time.ts";
import { useLanguage } from "#app/messages/messages.ts";
import { Field, type FieldProps, inputClass } from "./field.tsx";

const never = () => () => undefined;

/** An instant, as `2026-01-31T17:00:00.000Z`, typed in the time zone of the browser, which is named beside it. */
export function InstantField({ name, value, onChange, error, label, hint, required }: FieldProps<string>) {
  const language = useLanguage();
  // The server knows neither the browser's zone nor what time it is there.
  const zone = useSyncExternalStore(
    never,
    () => zoneName(language),
    () => "",
  );
  return (
    <Field label={label} hint={[hint, zone].filter(Boolean).join(" · ")} error={error} required={required}>
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
