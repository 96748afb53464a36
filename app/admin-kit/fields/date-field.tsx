import { Field, type FieldProps, inputClass } from "./field.tsx";

/** A day, as `2026-01-31`. */
export function DateField({ name, value, onChange, error, label, hint, required }: FieldProps<string>) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <input
          {...control}
          type="date"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} min-h-10`}
        />
      )}
    </Field>
  );
}
