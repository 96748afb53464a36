import { DateField, TextField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { blockFieldTexts } from "#app/features/pages/admin/texts/block-fields.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { type BlockFieldsProps, bindSetting } from "./block-fields.ts";
import { sourceLabels } from "./source.ts";

export function SourceFields(settings: BlockFieldsProps) {
  const language = useLanguage();
  const text = useTexts(blockFieldTexts);
  const bind = bindSetting(settings);
  return (
    <>
      <TextField label={sourceLabels.source[language]} hint={text.sourceHint} required {...bind("source")} />
      <UrlField label={sourceLabels.sourceUrl[language]} {...bind("sourceUrl")} />
      <DateField label={sourceLabels.date[language]} hint={text.dateHint} required {...bind("date")} />
    </>
  );
}
