import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { languageName } from "#app/features/officers/language-names.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { spokenLanguages } from "#app/features/officers/spoken-languages.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { blockFieldTexts } from "#app/features/pages/admin/texts/block-fields.ts";
import { type BlockFieldsProps, bindSetting } from "#app/features/pages/blocks/block-fields.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { labels } from "./schema.ts";

export function Fields(settings: BlockFieldsProps) {
  const language = useLanguage();
  const { anyLanguage, anySpecialty } = useTexts(blockFieldTexts);
  const names = useTexts(specialtyNames);
  const bind = bindSetting(settings);
  return (
    <>
      <SelectField label={labels.language[language]} {...bind("language")}>
        <option value="">{anyLanguage}</option>
        {spokenLanguages.map((code) => (
          <option key={code} value={code}>
            {languageName(code, language)}
          </option>
        ))}
      </SelectField>
      <SelectField label={labels.specialty[language]} {...bind("specialty")}>
        <option value="">{anySpecialty}</option>
        {specialties.map((specialty) => (
          <option key={specialty} value={specialty}>
            {names[specialty]}
          </option>
        ))}
      </SelectField>
      <TextField label={labels.most[language]} inputMode="numeric" {...bind("most", "4")} />
    </>
  );
}
