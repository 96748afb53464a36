import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { EmailField, TelField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { PickPicture } from "#app/admin-kit/picture-library.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import type { SettingKind } from "#app/features/settings/setting.ts";
import { useLanguage } from "#app/messages/messages.ts";
import type { Label } from "#lib/labels.ts";
import { FigureField } from "./regulatory-limit-field.tsx";

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
