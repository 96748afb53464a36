import { useQuery } from "@tanstack/react-query";
import { BilingualField } from "#app/admin-kit/bilingual.tsx";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { RichTextField } from "#app/admin-kit/fields/rich-text-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { refusalToast } from "#app/admin-kit/toasts.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { pageCategoryForm } from "#app/features/pages/categories/form.ts";
import { pageCategoriesQuery, pageChoices } from "#app/features/pages/categories/queries.ts";
import { pagePath } from "#app/features/pages/page-paths.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/page-category";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function PageCategory({ params: { id } }: Route.ComponentProps) {
  const { data: categories = [] } = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  const labels = useTexts(pageCategoryForm.labels);
  const parents = pageChoices(categories, id ? Number(id) : undefined);
  const page = id && pagePath(categories, Number(id));
  return (
    <DraftScreen
      form={pageCategoryForm}
      id={id}
      title={id ? text.editCategory : text.newCategory}
      storedTitle={text.editCategory}
      done={text.done}
      showFailure={id ? undefined : refusalToast(2500)}
      formats={{ parentId: nameAmong(pageChoices(categories)) }}
      hasPreview
      extra={() => page && <ViewPage path={page} />}
    >
      {(draft) => (
        <>
          {!id && (
            <p role="note" className="max-w-prose rounded-xl bg-sunken px-4 py-3 text-sm">
              {text.newCategoryNote}
            </p>
          )}
          <BilingualField of={TextField} field="name" draft={draft} labels={labels} hint={text.nameHint} />
          <ChoiceField label={labels.parentId} hint={text.parentHint} none={text.none} choices={parents} {...draft.bind("parentId")} />
          <BilingualField of={RichTextField} field="body" draft={draft} labels={labels} />
          <BilingualField of={TextAreaField} field="description" draft={draft} labels={labels} rows={3} hint={text.descriptionHint} />
        </>
      )}
    </DraftScreen>
  );
}
