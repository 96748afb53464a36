import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { DateField, EmailField, TelField, TextField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { WordListField } from "#app/admin-kit/fields/word-list-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { LoanOfficerDraft } from "#app/features/officers/draft.ts";
import { loanOfficerLabels } from "#app/features/officers/form.ts";
import { languageName } from "#app/features/officers/language-name.ts";
import { mailLanguages } from "#app/features/officers/schema.ts";
import type { sensitiveOfficerFields } from "#app/features/officers/sensitive-fields.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { spokenLanguages } from "#app/features/officers/spoken-languages.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { LicensesField } from "./licenses-field.tsx";
import { officerFormTexts } from "./texts/officer-forms.ts";

type SensitiveField = (typeof sensitiveOfficerFields)[number];

type Props = {
  draft: Draft<LoanOfficerDraft>;
  progress: number | undefined;
  /** The other officers, one of whom may stand in. */
  deputies: Choice[];
};

export function LoanOfficerFields({ draft: { bind, errorsWithin, spanish }, progress, deputies }: Props) {
  const language = useLanguage();
  const labels = useTexts(loanOfficerLabels);
  const text = useTexts(officerFormTexts);
  const mayChangeSensitive = useMay("sensitive.write");
  const bindSensitive = <Field extends SensitiveField>(field: Field) => ({
    ...bind(field),
    ...(!mayChangeSensitive && { readOnly: true, hint: text.ownersOnly }),
  });
  return (
    <>
      <FieldRow>
        <TextField label={labels.firstName} required {...bind("firstName")} />
        <TextField label={labels.lastName} required {...bind("lastName")} />
      </FieldRow>
      <Bilingual
        mark={spanish("title")}
        english={<TextField label={labels.title} required {...bind("title")} />}
        spanish={<TextField label={labels["es.title"]} lang="es" {...bind("es.title")} />}
      />
      <Bilingual
        mark={spanish("subTitle")}
        english={<TextField label={labels.subTitle} {...bind("subTitle")} />}
        spanish={<TextField label={labels["es.subTitle"]} lang="es" {...bind("es.subTitle")} />}
      />
      <FieldRow>
        <TextField label={labels.licenseNumber} required hint={text.nmlsHint} {...bindSensitive("licenseNumber")} />
        <TextField label={labels.sortOrder} inputMode="numeric" hint={text.orderHint} {...bind("sortOrder")} />
        <TelField label={labels.phoneNumber} {...bind("phoneNumber")} />
        <EmailField label={labels.email} {...bindSensitive("email")} />
        <TelField label={labels.textNumber} hint={text.textHint} {...bind("textNumber")} />
        <TelField label={labels.whatsAppNumber} hint={text.whatsAppHint} {...bind("whatsAppNumber")} />
        <TextField label={labels.office} hint={text.officeHint} {...bind("office")} />
      </FieldRow>
      <LicensesField label={labels.licenses} hint={text.licensesHint} errors={errorsWithin("licenses")} {...bindSensitive("licenses")} />
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
        <ImageField label={labels.image} progress={progress} {...bind("image")} />
      </FormSection>
      <FormSection title={text.links}>
        <FieldRow>
          <UrlField label={labels.facebookUrl} {...bind("facebookUrl")} />
          <UrlField label={labels.instagramUrl} {...bind("instagramUrl")} />
          <UrlField label={labels.applyNowUrl} {...bindSensitive("applyNowUrl")} />
          <UrlField label={labels.calendarUrl} hint={text.calendarHint} {...bind("calendarUrl")} />
        </FieldRow>
      </FormSection>
      <FormSection title={text.leadsAndAbsence}>
        <FieldRow>
          <DateField label={labels.awayFrom} {...bind("awayFrom")} />
          <DateField label={labels.awayUntil} hint={text.awayHint} {...bind("awayUntil")} />
          <ChoiceField label={labels.deputyOfficerId} none={text.nobody} choices={deputies} {...bind("deputyOfficerId")} />
          <SelectField label={labels.mailLanguage} {...bind("mailLanguage")}>
            {mailLanguages.map((code) => (
              <option key={code} value={code}>
                {languageName(code, language)}
              </option>
            ))}
          </SelectField>
        </FieldRow>
      </FormSection>
    </>
  );
}
