import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { refusalToast } from "#app/admin-kit/toasts.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import { pageCategoryForm } from "#app/features/pages/categories/form.ts";
import { pageChoices } from "#app/features/pages/categories/page-choices.ts";
import { pageCategoriesQuery } from "#app/features/pages/categories/queries.ts";
import { pagePath } from "#app/features/pages/page-path.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/page-category";
import { PageCategoryFields } from "./page-category-fields.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function PageCategory({ params: { id } }: Route.ComponentProps) {
  const { data: categories = [] } = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  const page = id && pagePath(categories, Number(id));
  return (
    <RecordScreen
      form={pageCategoryForm}
      id={id}
      title={id ? text.editCategory : text.newCategory}
      done={text.done}
      tell={id ? undefined : refusalToast(2500)}
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
          <PageCategoryFields draft={draft} parents={pageChoices(categories, id ? Number(id) : undefined)} />
        </>
      )}
    </RecordScreen>
  );
}
