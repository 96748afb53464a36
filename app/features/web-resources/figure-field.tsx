import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { DateField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { type Figure, figureParts, figureText } from "#lib/figures.ts";

/** A figure is edited with what makes it trustworthy: nobody can change the number and leave its day and its source behind unseen. */
export function FigureField({ name, value, onChange, error, label, hint }: FieldProps<string>) {
  const { source = "", sourceEs, checkedOn = "", validUntil = "", ...number } = figureParts(value);
  const figure: Figure = { value: number.value ?? "", source, sourceEs, checkedOn, validUntil };
  const part = (key: keyof Figure) => ({
    name: `${name}.${key}`,
    value: figure[key] ?? "",
    onChange: (text: string) => onChange(figureText({ ...figure, [key]: key === "sourceEs" && text === "" ? undefined : text })),
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{label}</legend>
      <TextField label={label} hint={hint} error={error} inputMode="decimal" {...part("value")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Source" hint="Who says so: a letter, a law, a page" {...part("source")} />
        <TextField label="Source (Spanish)" hint="Only where the name differs" {...part("sourceEs")} />
        <DateField label="Checked on" {...part("checkedOn")} />
        <DateField label="Valid until" hint='After this day visitors read "ask us"' {...part("validUntil")} />
      </div>
    </fieldset>
  );
}
