import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { DateField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { WordListField } from "#app/admin-kit/fields/word-list-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { languageName } from "#app/features/officers/language-names.ts";
import type { OwnOfficerDraft, ownOfficerLabels } from "#app/features/officers/own-form.ts";
import { mailLanguages } from "#app/features/officers/schema.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { spokenLanguages } from "#app/features/officers/spoken-languages.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officerFormTexts } from "./texts/officer-forms.ts";

/** A draft that has the fields that officers fill in themselves, and their labels. */
type Fields = Pick<Draft<OwnOfficerDraft>, "bind" | "spanish"> & { labels: (typeof ownOfficerLabels)["en"] };

export function SubTitleField({ bind, spanish, labels }: Fields) {
  return (
    <Bilingual
      mark={spanish("subTitle")}
      english={<TextField label={labels.subTitle} {...bind("subTitle")} />}
      spanish={<TextField label={labels["es.subTitle"]} lang="es" {...bind("es.subTitle")} />}
    />
  );
}

/** What officers say about themselves. */
export function AboutFields({ bind, spanish, labels }: Fields) {
  const language = useLanguage();
  return (
    <>
      <Bilingual
        mark={spanish("description")}
        english={<RichTextField label={labels.description} {...bind("description")} />}
        spanish={<RichTextField label={labels["es.description"]} lang="es" {...bind("es.description")} />}
      />
      <WordListField
        label={labels.languagesSpoken}
        words={spokenLanguages}
        nameOf={(code) => languageName(code, language)}
        {...bind("languagesSpoken")}
      />
      <WordListField
        label={labels.specialties}
        words={specialties}
        nameOf={(specialty) => specialtyNames[language][specialty]}
        {...bind("specialties")}
      />
    </>
  );
}

export function AbsenceFields({ bind, labels, title, deputies }: Omit<Fields, "spanish"> & { title: string; deputies: Choice[] }) {
  const language = useLanguage();
  const text = useTexts(officerFormTexts);
  return (
    <FormSection title={title}>
      <FieldRow>
        <DateField label={labels.awayFrom} {...bind("awayFrom")} />
        <DateField label={labels.awayUntil} hint={text.awayHint} {...bind("awayUntil")} />
        <ChoiceField label={labels.deputyOfficerId} none={text.noDeputy} choices={deputies} {...bind("deputyOfficerId")} />
        <SelectField label={labels.mailLanguage} {...bind("mailLanguage")}>
          {mailLanguages.map((code) => (
            <option key={code} value={code}>
              {languageName(code, language)}
            </option>
          ))}
        </SelectField>
      </FieldRow>
    </FormSection>
  );
}
