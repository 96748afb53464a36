import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { DateField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { type Figure, limitParts, limitText } from "#lib/regulatory-limits.ts";
import { regulatoryLimitTexts } from "./texts/regulatory-limits.ts";

/** A figure is edited with what makes it trustworthy: nobody can change the number and leave its day and its source behind unseen. */
export function FigureField({ name, value, onChange, error, label, hint }: FieldProps<string>) {
  const text = useTexts(regulatoryLimitTexts);
  const { source = "", sourceEs, checkedOn = "", validUntil = "", ...number } = limitParts(value);
  const figure: Figure = { value: number.value ?? "", source, sourceEs, checkedOn, validUntil };
  const part = (key: keyof Figure) => ({
    name: `${name}.${key}`,
    value: figure[key] ?? "",
    onChange: (typed: string) => onChange(limitText({ ...figure, [key]: key === "sourceEs" && typed === "" ? undefined : typed })),
  });
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{label}</legend>
      <TextField label={label} hint={hint} error={error} inputMode="decimal" {...part("value")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={text.source} hint={text.sourceHint} {...part("source")} />
        <TextField label={text.sourceEs} hint={text.sourceEsHint} {...part("sourceEs")} />
        <DateField label={text.checkedOn} {...part("checkedOn")} />
        <DateField label={text.lastDay} hint={text.lastDayHint} {...part("validUntil")} />
      </div>
    </fieldset>
  );
}
