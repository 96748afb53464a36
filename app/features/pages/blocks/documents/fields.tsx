import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { blockFieldTexts } from "#app/features/pages/admin/texts/block-fields.ts";
import { type BlockFieldsProps, bindIds } from "#app/features/pages/blocks/block-fields.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { labels } from "./schema.ts";

/** The ids of the documents, in their order. */
export function Fields(settings: BlockFieldsProps) {
  const { documentsHint } = useTexts(blockFieldTexts);
  const { value, onChange, ...rest } = bindIds(settings)("documents");
  return (
    <TextField
      label={labels.documents[useLanguage()]}
      hint={documentsHint}
      inputMode="numeric"
      value={value.join(", ")}
      onChange={(typed) => onChange(typed.match(/\d+/g) ?? [])}
      {...rest}
    />
  );
}
