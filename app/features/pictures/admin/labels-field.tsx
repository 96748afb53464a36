import { useState } from "react";
import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";

const labelsIn = (text: string) =>
  text
    .split(",")
    .map((label) => label.trim())
    .filter((label) => label !== "");

/** Words separated by commas. What is typed stays as it is, also while it ends with a comma. */
export function LabelsField({ value, onChange, ...field }: FieldProps<string[]>) {
  const [typed, setTyped] = useState(value.join(", "));
  const isCurrent = labelsIn(typed).join() === value.join();
  function change(text: string) {
    setTyped(text);
    onChange(labelsIn(text));
  }
  return <TextField value={isCurrent ? typed : value.join(", ")} onChange={change} {...field} />;
}
