import { useQuery } from "@tanstack/react-query";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { refusalToast } from "#app/admin-kit/toasts.ts";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { pageCategoryDraft, pageCategoryLabels } from "#app/features/pages/categories/form.ts";
import { pageChoices } from "#app/features/pages/categories/page-choices.ts";
import { createPageCategory, pageCategoriesKey, pageCategoriesQuery, previewPageCategory } from "#app/features/pages/categories/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PageCategoryFields } from "./page-category-fields.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function NewPageCategory() {
  const categories = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  const draft = useDraft(pageCategoryDraft());
  const save = useSave(draft, {
    send: createPageCategory,
    refresh: pageCategoriesKey,
    done: text.done,
    to: "/admin/pagecategory",
    tell: refusalToast(2500),
  });
  return (
    <FormPage
      title={text.newCategory}
      draft={draft}
      save={save}
      labels={useTexts(pageCategoryLabels)}
      list="/admin/pagecategory"
      preview={previewPageCategory}
    >
      <p role="note" className="max-w-prose rounded-xl bg-sunken px-4 py-3 text-sm">
        {text.newCategoryNote}
      </p>
      <PageCategoryFields draft={draft} parents={pageChoices(categories.data ?? [])} />
    </FormPage>
  );
}
