import { UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { blockFieldTexts } from "#app/features/pages/admin/texts/block-fields.ts";
import { type BlockFieldsProps, bindSetting } from "#app/features/pages/blocks/block-fields.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { labels } from "./schema.ts";

export function Fields(settings: BlockFieldsProps) {
  const { videoHint } = useTexts(blockFieldTexts);
  return <UrlField label={labels.video[useLanguage()]} hint={videoHint} {...bindSetting(settings)("video")} />;
}
