import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { EditRecord } from "#app/features/history/admin/edit-record.tsx";
import { pageCategoryForm } from "#app/features/pages/categories/form.ts";
import { pageChoices } from "#app/features/pages/categories/page-choices.ts";
import { pageCategoriesQuery } from "#app/features/pages/categories/queries.ts";
import { pagePath } from "#app/features/pages/page-path.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/page-category-edit";
import { PageCategoryFields } from "./page-category-fields.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function EditPageCategory({ params: { id } }: Route.ComponentProps) {
  const { data: categories = [] } = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  const page = pagePath(categories, Number(id));
  return (
    <EditRecord
      form={pageCategoryForm}
      id={id}
      title={text.editCategory}
      done={text.done}
      formats={{ parentId: nameAmong(pageChoices(categories)) }}
      hasPreview
      extra={() => page && <ViewPage path={page} />}
    >
      {(draft) => <PageCategoryFields draft={draft} parents={pageChoices(categories, Number(id))} />}
    </EditRecord>
  );
}
