import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { PictureSection } from "#app/admin-kit/picture-section.tsx";
import { pageFormTexts } from "#app/features/pages/admin/texts/page-forms.ts";
import { useEditorScreen } from "#app/features/pages/editor/editor-context.ts";
import { fieldIn } from "#app/features/pages/editor/marks.ts";
import { sectionName, useValues } from "#app/features/pages/editor/use-page-drafts.ts";
import { sectionIcons } from "#app/features/pages/section-icons.ts";
import { pageContentForm } from "#app/features/pages/sections/form.ts";
import type { PageContentDraft } from "#app/features/pages/sections/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";

/** A field of a section that the panel has besides its title. */
export type SectionField = "body" | "image" | "alignImg" | "background" | "url" | "isActiveButton" | "icon";

type Props = {
  id: number;
  fields: ReadonlySet<SectionField>;
  titleHint?: string | undefined;
  backgrounds?: ReadonlyArray<PageContentDraft["background"]>;
};

/** The fields of a block or an item. What is typed shows in the page. */
export function SectionFields({ id, fields, titleHint, backgrounds = ["", "muted", "brand"] }: Props) {
  const { editing, languages } = useEditorScreen();
  const text = useTexts(pageFormTexts);
  const labels = useTexts(pageContentForm.labels);
  const name = sectionName(id);
  const values = useValues(editing.drafts, name) as PageContentDraft | undefined;
  if (!values) return null;

  const bind = <Field extends keyof PageContentDraft & string>(field: Field) => ({
    name: field,
    value: values[field],
    onChange: (value: PageContentDraft[Field]) => editing.changeFields(name, { [field]: value }),
    error: undefined,
  });
  const inLanguages = (
    field: "title" | "body",
    render: (field: "title" | "body" | "es.title" | "es.body", language: Language) => React.ReactNode,
  ) => languages.map((language) => render(fieldIn(language, field) as "title", language));
  const spanish = (field: string) => ({ field, state: "fresh" as const, confirm: () => undefined });

  return (
    <div className="grid gap-4">
      {inLanguages("title", (field, language) => (
        <TextField
          key={field}
          label={labels[field]}
          hint={titleHint}
          required={language === "en"}
          {...(language === "es" && { lang: "es" as const })}
          {...bind(field)}
        />
      ))}
      {fields.has("body") &&
        inLanguages("body", (field, language) => (
          <RichTextField
            key={`${id}-${field}`}
            label={labels[field]}
            {...(language === "es" && { lang: "es" as const })}
            {...bind(field)}
          />
        ))}
      {fields.has("image") && <PictureSection key={id} bind={bind as never} spanish={spanish} labels={labels} progress={undefined} />}
      {fields.has("alignImg") && (
        <SelectField label={labels.alignImg} {...bind("alignImg")}>
          <option value="left">{text.sides.left}</option>
          <option value="right">{text.sides.right}</option>
        </SelectField>
      )}
      {fields.has("background") && (
        <SelectField label={labels.background} {...bind("background")}>
          {[...new Set([...backgrounds, values.background])].map((background) => (
            <option key={background} value={background}>
              {text.backgrounds[background]}
            </option>
          ))}
        </SelectField>
      )}
      {fields.has("url") && <TextField label={labels.url} inputMode="url" hint={text.urlHint} {...bind("url")} />}
      {fields.has("isActiveButton") && <CheckboxField label={labels.isActiveButton} hint={text.buttonHint} {...bind("isActiveButton")} />}
      {fields.has("icon") && (
        <SelectField label={labels.icon} {...bind("icon")}>
          {sectionIcons.map((icon) => (
            <option key={icon} value={icon}>
              {text.icons[icon]}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
