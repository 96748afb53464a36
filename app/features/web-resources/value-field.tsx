import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { EmailField, TelField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { useLanguage } from "#app/messages/messages.ts";
import type { Label } from "#lib/labels.ts";
import { FigureField } from "./figure-field.tsx";
import type { SettingKind } from "./setting.ts";

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
  if (kind === undefined || kind === "multiline" || kind === "closedDays" || kind === "stateTexts") return <TextAreaField {...field} />;
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
