import type { ReactNode } from "react";
import { useAdoptedValue } from "./adopted-value.ts";
import { Field, type FieldProps, inputClass } from "./field.tsx";

type Props<Value extends string> = FieldProps<Value> & {
  children: ReactNode;
  disabled?: boolean;
};

export function SelectField<Value extends string>({ name, value, onChange, disabled, children, ...field }: Props<Value>) {
  const select = useAdoptedValue<HTMLSelectElement>(value, (chosenValue) => onChange(chosenValue as Value));
  return (
    <Field {...field}>
      {({ readOnly, ...control }) => (
        <select
          {...control}
          ref={select}
          name={name}
          disabled={disabled || readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className={`${inputClass} min-h-10`}
        >
          {children}
        </select>
      )}
    </Field>
  );
}

/** Values with their names, as `option` elements. */
export const Options = ({ names }: { names: Record<string, string> }) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
