import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { DateField, TelField, TextField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { WordListField } from "#app/admin-kit/fields/word-list-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { languageName } from "#app/features/officers/language-name.ts";
import { type OwnOfficerDraft, ownOfficerLabels } from "#app/features/officers/own-form.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { spokenLanguages } from "#app/features/officers/spoken-languages.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { OwnPhotoField } from "./own-photo-field.tsx";
import { officerFormTexts } from "./texts/officer-forms.ts";

type Props = { draft: Draft<OwnOfficerDraft>; deputies: Choice[] };

/** What officers say about themselves; the rest of their record is the office's. */
export function OwnOfficerFields({ draft: { bind, spanish }, deputies }: Props) {
  const language = useLanguage();
  const labels = useTexts(ownOfficerLabels);
  const text = useTexts(officerFormTexts);
  return (
    <>
      <Bilingual
        mark={spanish("subTitle")}
        english={<TextField label={labels.subTitle} {...bind("subTitle")} />}
        spanish={<TextField label={labels["es.subTitle"]} lang="es" {...bind("es.subTitle")} />}
      />
      <FieldRow>
        <TelField label={labels.phoneNumber} {...bind("phoneNumber")} />
        <TelField label={labels.textNumber} {...bind("textNumber")} />
        <TelField label={labels.whatsAppNumber} {...bind("whatsAppNumber")} />
        <UrlField label={labels.calendarUrl} hint={text.calendarHint} {...bind("calendarUrl")} />
        <UrlField label={labels.facebookUrl} {...bind("facebookUrl")} />
        <UrlField label={labels.instagramUrl} {...bind("instagramUrl")} />
      </FieldRow>
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
      <FormSection title={text.photo}>
        <OwnPhotoField label={labels.image} {...bind("image")} />
      </FormSection>
      <FormSection title={text.messagesAndAbsence}>
        <FieldRow>
          <DateField label={labels.awayFrom} {...bind("awayFrom")} />
          <DateField label={labels.awayUntil} hint={text.awayHint} {...bind("awayUntil")} />
          <ChoiceField label={labels.deputyOfficerId} none={text.nobody} choices={deputies} {...bind("deputyOfficerId")} />
          <SelectField label={labels.mailLanguage} {...bind("mailLanguage")}>
            <option value="en">{languageName("en", language)}</option>
            <option value="es">{languageName("es", language)}</option>
          </SelectField>
        </FieldRow>
      </FormSection>
    </>
  );
}
