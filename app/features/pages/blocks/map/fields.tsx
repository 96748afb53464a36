import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { blockFieldTexts } from "#app/features/pages/admin/texts/block-fields.ts";
import { type BlockFieldsProps, bindSetting } from "#app/features/pages/blocks/block-fields.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { labels } from "./schema.ts";

export function Fields(settings: BlockFieldsProps) {
  const { addressHint } = useTexts(blockFieldTexts);
  return <TextField label={labels.address[useLanguage()]} hint={addressHint} {...bindSetting(settings)("address")} />;
}
