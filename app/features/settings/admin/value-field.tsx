import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { DateField, EmailField, TelField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { PickPicture } from "#app/admin-kit/picture-library.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import type { SettingKind } from "#app/features/settings/setting.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Label } from "#lib/labels.ts";
import { type Figure, limitParts, limitText } from "#lib/regulatory-limits.ts";
import { regulatoryLimitTexts } from "./texts/regulatory-limits.ts";

type Props = FieldProps<string> & {
  kind: SettingKind | undefined;
  choices?: Record<string, Label> | undefined;
  lang?: "es";
  readOnly?: boolean;
};

const inputModes: Partial<Record<SettingKind, "url" | "numeric">> = { url: "url", frame: "url", count: "numeric" };

/** The value of a resource, edited as what it is; one that the site does not know may be anything. */
export function ValueField({ kind, choices, ...field }: Props) {
  const language = useLanguage();
  if (kind === undefined) return <FreeValueField {...field} />;
  if (kind === "multiline" || kind === "closedDays" || kind === "stateTexts") return <TextAreaField {...field} />;
  if (kind === "figure") return <FigureField {...field} />;
  if (choices) {
    return (
      <SelectField {...field}>
        {Object.entries(choices).map(([value, name]) => (
          <option key={value} value={value}>
            {name[language]}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === "phone") return <TelField {...field} />;
  if (kind === "email") return <EmailField {...field} />;
  return <TextField inputMode={inputModes[kind] ?? "text"} {...field} />;
}

/** A value that may be anything, the address of a stored picture among others. */
function FreeValueField(field: Omit<Props, "kind" | "choices">) {
  const [, picture] = /^\/resources\/([0-9a-f]{24}\.webp)$/.exec(field.value.trim()) ?? [];
  return (
    <div className="grid content-start gap-2">
      <TextAreaField {...field} />
      <div className="flex flex-wrap items-center gap-3">
        {picture && <Thumbnail name={picture} />}
        {!field.readOnly && <PickPicture of={field.label} onPick={({ name }) => field.onChange(`/resources/${name}`)} />}
      </div>
    </div>
  );
}

/** A figure is edited together with its source and its dates, so that no one changes the number and overlooks them. */
function FigureField({ name, value, onChange, error, label, hint }: FieldProps<string>) {
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
