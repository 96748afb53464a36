import { Field, type FieldProps, inputClass } from "./field.tsx";

type Props = FieldProps<string> & { rows?: number; lang?: "es" };

export function TextAreaField({ name, value, onChange, error, label, hint, required, rows = 6, lang }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          lang={lang}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass}
        />
      )}
    </Field>
  );
}
