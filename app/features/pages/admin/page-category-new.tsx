import { useQuery } from "@tanstack/react-query";
import { NewRecord } from "#app/admin-kit/new-record.tsx";
import { refusalToast } from "#app/admin-kit/toasts.ts";
import { pageCategoryForm } from "#app/features/pages/categories/form.ts";
import { pageChoices } from "#app/features/pages/categories/page-choices.ts";
import { pageCategoriesQuery } from "#app/features/pages/categories/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { PageCategoryFields } from "./page-category-fields.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function NewPageCategory() {
  const { data: categories = [] } = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  return (
    <NewRecord form={pageCategoryForm} title={text.newCategory} done={text.done} tell={refusalToast(2500)} hasPreview>
      {(draft) => (
        <>
          <p role="note" className="max-w-prose rounded-xl bg-sunken px-4 py-3 text-sm">
            {text.newCategoryNote}
          </p>
          <PageCategoryFields draft={draft} parents={pageChoices(categories)} />
        </>
      )}
    </NewRecord>
  );
}
