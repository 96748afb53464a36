import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BilingualField } from "#app/admin-kit/bilingual.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { type Choice, nameAmong } from "#app/admin-kit/choices.ts";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { PictureSection } from "#app/admin-kit/picture-section.tsx";
import { refusalToast } from "#app/admin-kit/toasts.ts";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { pageCategoriesQuery, pageChoices } from "#app/features/pages/categories/queries.ts";
import { pagePath } from "#app/features/pages/page-paths.ts";
import { sectionIcons } from "#app/features/pages/section-icons.ts";
import { pageContentForm } from "#app/features/pages/sections/form.ts";
import type { PageContentDraft, PageContentRecord } from "#app/features/pages/sections/queries.ts";
import { backgroundChoices, findLayout, shownFields, withRefused } from "#app/features/pages/sections/section-layout.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/page-content";
import { editPagePath } from "./pages/page-row.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function PageContent({ params: { id } }: Route.ComponentProps) {
  const { data: categories = [] } = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  const mayWrite = useMay("content.write");
  const pages = pageChoices(categories);
  const links = ({ categoriesId, kind, blockId }: PageContentRecord) => {
    const page = pagePath(categories, categoriesId);
    const isOnBlock = kind !== "" || blockId !== null;
    return (
      <>
        {mayWrite && isOnBlock && categoriesId !== null && <ButtonLink to={editPagePath(categoriesId)}>{text.editOnPage}</ButtonLink>}
        {page && <ViewPage path={page} />}
      </>
    );
  };
  return (
    <DraftScreen
      form={pageContentForm}
      id={id}
      title={id ? text.editContent : text.newContent}
      storedTitle={text.editContent}
      done={text.done}
      showFailure={id ? refusalToast(4500) : undefined}
      failureText={id ? undefined : text.createFailed}
      formats={{ categoriesId: nameAmong(pages) }}
      hasPreview
      extra={links}
    >
      {(draft, save) => (
        <PageContentFields
          draft={draft}
          progress={save.progress}
          pages={pages}
          layout={findLayout(categories, draft.values.categoriesId)}
        />
      )}
    </DraftScreen>
  );
}

type Props = {
  draft: Draft<PageContentDraft>;
  progress: number | undefined;
  pages: Choice[];
  /** `undefined` where no page shows the category. */
  layout: ReturnType<typeof findLayout>;
};

/** The fields that the page shows. A hidden field keeps its value, and is shown if the server refuses it. */
function PageContentFields({ draft, progress, pages, layout }: Props) {
  const { bind, spanish, values, base, errors } = draft;
  const text = useTexts(pageFormTexts);
  const labels = useTexts(pageContentForm.labels);
  const shown = withRefused(shownFields(layout, values), useRefusedFields(errors));
  const shownHint = layout?.isBannerOnly ? text.bannerOnly : text.pageHint;
  const pageHint = values.categoriesId === "" ? text.choosePage : layout ? shownHint : text.notOnAPage;
  return (
    <>
      <BilingualField of={TextField} field="title" draft={draft} labels={labels} />
      <BilingualField of={RichTextField} field="body" draft={draft} labels={labels} />
      {shown.has("image") && <PictureSection bind={bind} spanish={spanish} labels={labels} progress={progress} />}
      <FormSection title={text.onThePage}>
        <FieldRow>
          <ChoiceField label={labels.categoriesId} hint={pageHint} none={text.noPage} choices={pages} {...bind("categoriesId")} />
          <TextField label={labels.sortOrder} inputMode="numeric" hint={text.orderHint} {...bind("sortOrder")} />
          {shown.has("alignImg") && (
            <SelectField label={labels.alignImg} {...bind("alignImg")}>
              <option value="left">{text.sides.left}</option>
              <option value="right">{text.sides.right}</option>
            </SelectField>
          )}
          {shown.has("background") && (
            <SelectField label={labels.background} {...bind("background")}>
              {backgroundChoices(layout, base.background).map((background) => (
                <option key={background} value={background}>
                  {layout?.isBannerOnly && background !== "hero" ? text.notShown : text.backgrounds[background]}
                </option>
              ))}
            </SelectField>
          )}
          {shown.has("url") && <TextField label={labels.url} inputMode="url" hint={text.urlHint} {...bind("url")} />}
          {shown.has("icon") && (
            <SelectField label={labels.icon} hint={text.iconHint} {...bind("icon")}>
              {sectionIcons.map((icon) => (
                <option key={icon} value={icon}>
                  {text.icons[icon]}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField label={labels.status} {...bind("status")}>
            <option value="published">{text.states.published}</option>
            <option value="draft">{text.states.draft}</option>
          </SelectField>
        </FieldRow>
        {shown.has("isActiveButton") && <CheckboxField label={labels.isActiveButton} hint={text.buttonHint} {...bind("isActiveButton")} />}
      </FormSection>
    </>
  );
}

/** Every field refused since the form was opened: correcting one must not hide it while the user types. */
function useRefusedFields(errors: Record<string, string>): ReadonlySet<string> {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const added = Object.keys(errors).filter((field) => !refused.has(field));
  if (added.length > 0) setRefused(new Set([...refused, ...added]));
  return refused;
}
