import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import { PictureSection } from "#app/admin-kit/picture-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { useTexts } from "#app/messages/messages.ts";
import { type SectionIcon, sectionIcons } from "#lib/section-icons.ts";
import type { PageContentDraft } from "./draft.ts";
import { pageContentLabels } from "./form.ts";

const iconNames: Record<SectionIcon, string> = {
  "": "Key",
  house: "House",
  refinance: "Two arrows",
  building: "Building",
  landmark: "Columns",
  medal: "Medal",
  gem: "Gem",
  family: "Family",
  money: "Money in hand",
  people: "Handshake",
};

type Props = { draft: Draft<PageContentDraft>; progress: number | undefined; pages: Choice[] };

export function PageContentFields({ draft: { bind, spanish }, progress, pages }: Props) {
  const labels = useTexts(pageContentLabels);
  return (
    <>
      <Bilingual
        mark={spanish("title")}
        english={<TextField label={labels.title} {...bind("title")} />}
        spanish={<TextField label={labels["es.title"]} lang="es" {...bind("es.title")} />}
      />
      <Bilingual
        mark={spanish("body")}
        english={<RichTextField label={labels.body} {...bind("body")} />}
        spanish={<RichTextField label={labels["es.body"]} lang="es" {...bind("es.body")} />}
      />
      <PictureSection bind={bind} spanish={spanish} labels={labels} progress={progress} />
      <FormSection title="On the page">
        <FieldRow>
          <ChoiceField
            label={labels.categoriesId}
            hint="The page, or the part of a page, that shows it"
            none="No page"
            choices={pages}
            {...bind("categoriesId")}
          />
          <TextField
            label={labels.sortOrder}
            inputMode="numeric"
            hint="Lower numbers come first; left empty, a new section comes last"
            {...bind("sortOrder")}
          />
          <SelectField label={labels.alignImg} {...bind("alignImg")}>
            <option value="left">Left</option>
            <option value="right">Right</option>
          </SelectField>
          <SelectField label={labels.background} {...bind("background")}>
            <option value="">Plain</option>
            <option value="muted">Muted</option>
            <option value="brand">Brand color</option>
            <option value="hero">Hero banner of the page</option>
          </SelectField>
          <TextField label={labels.url} inputMode="url" hint="A web address, or a path such as /contact-us" {...bind("url")} />
          <SelectField label={labels.icon} hint="Service cards show it" {...bind("icon")}>
            {sectionIcons.map((icon) => (
              <option key={icon} value={icon}>
                {iconNames[icon]}
              </option>
            ))}
          </SelectField>
          <SelectField label={labels.status} {...bind("status")}>
            <option value="published">Published</option>
            <option value="draft">Draft: visitors do not see it</option>
          </SelectField>
        </FieldRow>
        <CheckboxField label={labels.isActiveButton} hint="Shows a button that leads to the link" {...bind("isActiveButton")} />
      </FormSection>
    </>
  );
}
