import type { Choice } from "#app/admin-kit/choices.ts";
import type { FieldProps } from "./field.tsx";
import { SelectField } from "./select-field.tsx";

type Props = FieldProps<string> & {
  /** What it says when nothing is chosen. */
  none: string;
  choices: Choice[];
};

/** One of the records that a field may name by their ids. */
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
