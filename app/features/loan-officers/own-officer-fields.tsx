import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { DateField, TelField, TextField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { WordListField } from "#app/admin-kit/fields/word-list-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { specialtyNames } from "#app/messages/specialties.ts";
import { specialties } from "#lib/specialties.ts";
import { spokenLanguages } from "#lib/spoken-languages.ts";
import { ownOfficerLabels as labels, type OwnOfficerDraft } from "./own-form.ts";

const languageName = (language: string) => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

type Props = { draft: Draft<OwnOfficerDraft>; deputies: Choice[] };

/** What officers say about themselves; the rest of their record is the office's. */
export function OwnOfficerFields({ draft: { bind, spanish }, deputies }: Props) {
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
        <UrlField label={labels.calendarUrl} hint="Where visitors choose a time to talk" {...bind("calendarUrl")} />
        <UrlField label={labels.facebookUrl} {...bind("facebookUrl")} />
        <UrlField label={labels.instagramUrl} {...bind("instagramUrl")} />
      </FieldRow>
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
      <FormSection title="Messages and absence">
        <FieldRow>
          <DateField label={labels.awayFrom} {...bind("awayFrom")} />
          <DateField label={labels.awayUntil} hint="The last day away; visitors are not told" {...bind("awayUntil")} />
          <ChoiceField label={labels.deputyOfficerId} none="Nobody" choices={deputies} {...bind("deputyOfficerId")} />
          <SelectField label={labels.mailLanguage} {...bind("mailLanguage")}>
            <option value="en">English</option>
            <option value="es">Spanish</option>
          </SelectField>
        </FieldRow>
      </FormSection>
    </>
  );
}
