import { Field, type FieldProps, inputClass } from "./field.tsx";

export function DayField({ name, label, value, onChange }: Pick<FieldProps<string>, "name" | "label" | "value" | "onChange">) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          name={name}
          value={value}
          min="2000-01-01"
          max="2099-12-31"
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} min-h-10 min-w-0`}
        />
      )}
    </Field>
  );
}
