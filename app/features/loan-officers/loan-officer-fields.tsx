import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { DateField, EmailField, TelField, TextField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { WordListField } from "#app/admin-kit/fields/word-list-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { specialtyNames } from "#app/messages/specialties.ts";
import { specialties } from "#lib/specialties.ts";
import { spokenLanguages } from "#lib/spoken-languages.ts";
import type { LoanOfficerDraft } from "./draft.ts";
import { loanOfficerLabels as labels } from "./form.ts";
import { LicensesField } from "./licenses-field.tsx";
import { mailLanguages } from "./schema.ts";

const languageName = (language: string) => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

type Props = {
  draft: Draft<LoanOfficerDraft>;
  progress: number | undefined;
  /** The other officers, one of whom may stand in. */
  deputies: Choice[];
};

export function LoanOfficerFields({ draft: { bind, errorsWithin, spanish }, progress, deputies }: Props) {
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
        <TextField label={labels.licenseNumber} required hint="Shown to visitors as the NMLS number" {...bind("licenseNumber")} />
        <TextField
          label={labels.sortOrder}
          inputMode="numeric"
          hint="Lower numbers come first; left empty, a new officer comes last"
          {...bind("sortOrder")}
        />
        <TelField label={labels.phoneNumber} {...bind("phoneNumber")} />
        <EmailField label={labels.email} {...bind("email")} />
        <TelField label={labels.textNumber} hint="Left empty, visitors are not offered to text" {...bind("textNumber")} />
        <TelField label={labels.whatsAppNumber} hint="Left empty, visitors are not offered WhatsApp" {...bind("whatsAppNumber")} />
        <TextField label={labels.office} hint="The branch where one finds them" {...bind("office")} />
      </FieldRow>
      <LicensesField
        label={labels.licenses}
        hint="Without a license that is valid today, visitors cannot apply with this officer, and new messages go to others. A number that is the MLS one may be left out; a license without an end is valid until you give it one."
        errors={errorsWithin("licenses")}
        {...bind("licenses")}
      />
      <Bilingual
        mark={spanish("description")}
        english={<RichTextField label={labels.description} {...bind("description")} />}
        spanish={<RichTextField label={labels["es.description"]} lang="es" {...bind("es.description")} />}
      />
      <WordListField label={labels.languagesSpoken} words={spokenLanguages} nameOf={languageName} {...bind("languagesSpoken")} />
      <WordListField
        label={labels.specialties}
        words={specialties}
        nameOf={(specialty) => specialtyNames.en[specialty]}
        {...bind("specialties")}
      />
      <FormSection title="Photo">
        <ImageField label={labels.image} progress={progress} {...bind("image")} />
      </FormSection>
      <FormSection title="Links">
        <FieldRow>
          <UrlField label={labels.facebookUrl} {...bind("facebookUrl")} />
          <UrlField label={labels.instagramUrl} {...bind("instagramUrl")} />
          <UrlField label={labels.applyNowUrl} {...bind("applyNowUrl")} />
          <UrlField label={labels.calendarUrl} hint="Where visitors choose a time to talk" {...bind("calendarUrl")} />
        </FieldRow>
      </FormSection>
      <FormSection title="Leads and absence">
        <FieldRow>
          <DateField label={labels.awayFrom} {...bind("awayFrom")} />
          <DateField label={labels.awayUntil} hint="The last day away; visitors are not told" {...bind("awayUntil")} />
          <ChoiceField label={labels.deputyOfficerId} none="Nobody" choices={deputies} {...bind("deputyOfficerId")} />
          <SelectField label={labels.mailLanguage} {...bind("mailLanguage")}>
            {mailLanguages.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </SelectField>
        </FieldRow>
      </FormSection>
    </>
  );
}
