import { Field, type FieldProps, inputClass } from "./field.tsx";

type Props = FieldProps<string> & { rows?: number; lang?: "es" };

export function TextAreaField({ name, value, onChange, rows = 6, lang, ...field }: Props) {
  return (
    <Field {...field}>
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
