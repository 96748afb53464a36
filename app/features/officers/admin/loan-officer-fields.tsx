import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { EmailField, TelField, TextField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { LoanOfficerDraft } from "#app/features/officers/draft.ts";
import { loanOfficerLabels } from "#app/features/officers/form.ts";
import type { sensitiveOfficerFields } from "#app/features/officers/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { LicensesField } from "./licenses-field.tsx";
import { AboutFields, AbsenceFields, SubTitleField } from "./profile-fields.tsx";
import { officerFormTexts } from "./texts/officer-forms.ts";

type SensitiveField = (typeof sensitiveOfficerFields)[number];

type Props = {
  draft: Draft<LoanOfficerDraft>;
  progress: number | undefined;
  /** The other officers. */
  deputies: Choice[];
};

export function LoanOfficerFields({ draft: { bind, errorsWithin, spanish }, progress, deputies }: Props) {
  const labels = useTexts(loanOfficerLabels);
  const text = useTexts(officerFormTexts);
  const profile = { bind, spanish, labels };
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
      <SubTitleField {...profile} />
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
      <AboutFields {...profile} />
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
      <AbsenceFields {...profile} title={text.leadsAndAbsence} deputies={deputies} />
    </>
  );
}
