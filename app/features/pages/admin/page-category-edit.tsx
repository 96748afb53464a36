import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { RecordPage } from "#app/features/history/admin/record-page.tsx";
import type { PageCategoryRecord } from "#app/features/pages/categories/draft.ts";
import { pageCategoryDraft, pageCategoryLabels } from "#app/features/pages/categories/form.ts";
import { pageChoices } from "#app/features/pages/categories/page-choices.ts";
import {
  pageCategoriesKey,
  pageCategoriesQuery,
  pageCategoryQuery,
  previewPageCategory,
  updatePageCategory,
} from "#app/features/pages/categories/queries.ts";
import { pagePath } from "#app/features/pages/page-path.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/page-category-edit";
import { PageCategoryFields } from "./page-category-fields.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

export default function EditPageCategory({ params: { id } }: Route.ComponentProps) {
  const category = useQuery(pageCategoryQuery(id));
  return (
    <QueryStates query={category} pending={<FormSkeleton />}>
      {(loaded) => <EditForm category={loaded} />}
    </QueryStates>
  );
}

function EditForm({ category }: { category: PageCategoryRecord }) {
  const ownId = category.webPageCategoryId;
  const categories = useQuery(pageCategoriesQuery);
  const text = useTexts(pageFormTexts);
  const draft = useDraft(pageCategoryDraft(category));
  const save = useSave(draft, {
    send: (values) => updatePageCategory(ownId, values),
    refresh: pageCategoriesKey,
    done: text.done,
    to: "/admin/pagecategory",
    read: pageCategoryDraft,
  });
  const page = pagePath(categories.data ?? [], ownId);
  const parents = pageChoices(categories.data ?? [], ownId);
  const formats = { parentId: nameAmong(pageChoices(categories.data ?? [])) };
  return (
    <RecordPage
      title={text.editCategory}
      draft={draft}
      save={save}
      labels={useTexts(pageCategoryLabels)}
      formats={formats}
      list="/admin/pagecategory"
      entity="pagecategory"
      id={ownId}
      read={pageCategoryDraft}
      preview={(values, language) => previewPageCategory(values, language, ownId)}
      extra={page && <ViewPage path={page} />}
    >
      <PageCategoryFields draft={draft} parents={parents} />
    </RecordPage>
  );
}
