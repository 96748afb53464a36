import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { blockFieldTexts } from "#app/features/pages/admin/texts/block-fields.ts";
import { type BlockFieldsProps, bindSetting } from "#app/features/pages/blocks/block-fields.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { labels } from "./schema.ts";

export function Fields(settings: BlockFieldsProps) {
  const { calculators } = useTexts(blockFieldTexts);
  return (
    <SelectField label={labels.calculator[useLanguage()]} {...bindSetting(settings)("calculator", "monthly-payment")}>
      <Options names={calculators} />
    </SelectField>
  );
}
