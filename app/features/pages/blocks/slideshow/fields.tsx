import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { type BlockFieldsProps, bindSetting } from "#app/features/pages/blocks/block-fields.ts";
import { useLanguage } from "#app/messages/messages.ts";
import { labels } from "./schema.ts";

export function Fields(settings: BlockFieldsProps) {
  return <TextField label={labels.seconds[useLanguage()]} inputMode="numeric" {...bindSetting(settings)("seconds", "6")} />;
}
