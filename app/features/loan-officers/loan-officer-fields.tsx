import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { EmailField, TelField, TextField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { WordListField } from "#app/admin-kit/fields/word-list-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { LoanOfficerDraft } from "./draft.ts";
import { loanOfficerLabels as labels } from "./form.ts";
import { spokenLanguages } from "./schema.ts";

type Props = { draft: Draft<LoanOfficerDraft>; progress: number | undefined };

export function LoanOfficerFields({ draft: { bind, spanish }, progress }: Props) {
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
      </FieldRow>
      <Bilingual
        mark={spanish("description")}
        english={<RichTextField label={labels.description} {...bind("description")} />}
        spanish={<RichTextField label={labels["es.description"]} lang="es" {...bind("es.description")} />}
      />
      <WordListField
        label={labels.languagesSpoken}
        words={spokenLanguages}
        nameOf={(language) => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language}
        {...bind("languagesSpoken")}
      />
      <FormSection title="Photo">
        <ImageField label={labels.image} progress={progress} {...bind("image")} />
      </FormSection>
      <FormSection title="Links">
        <FieldRow>
          <UrlField label={labels.facebookUrl} {...bind("facebookUrl")} />
          <UrlField label={labels.instagramUrl} {...bind("instagramUrl")} />
          <UrlField label={labels.applyNowUrl} {...bind("applyNowUrl")} />
        </FieldRow>
      </FormSection>
    </>
  );
}
