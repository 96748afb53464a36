import type { Choice } from "#app/admin-kit/choices.ts";
import type { FieldProps } from "./field.tsx";
import { SelectField } from "./select-field.tsx";

type Props = FieldProps<string> & {
  none: string;
  choices: Choice[];
};

export function ChoiceField({ none, choices, ...field }: Props) {
  return (
    <SelectField {...field}>
      <option value="">{none}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
