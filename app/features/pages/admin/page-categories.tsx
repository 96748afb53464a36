import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { CategoryTable } from "#app/admin-kit/category-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import type { PageCategoryRecord } from "#app/features/pages/categories/draft.ts";
import { pageCategoriesKey, pageCategoriesQuery, pageCategoryCalls } from "#app/features/pages/categories/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { pageFormTexts } from "./texts/page-forms.ts";

const idOf = (category: PageCategoryRecord) => category.webPageCategoryId;
const editPath = (id: number) => `/admin/pagecategory/edit/${id}`;

export default function PageCategoryList() {
  const text = useTexts(pageFormTexts);
  const categories = useQuery(pageCategoriesQuery);
  const undo = useUndoDeletion("pagecategory");
  return (
    <ListPage
      title={text.categories}
      action={
        <ButtonLink look="primary" to="/admin/pagecategory/add">
          <Icon of={Plus} className="size-4" />
          {text.newCategory}
        </ButtonLink>
      }
    >
      <QueryStates query={categories} pending={<TableSkeleton />}>
        {(loaded) => (
          <CategoryTable
            caption={text.categoriesCaption}
            categories={loaded}
            idOf={idOf}
            editPath={editPath}
            remove={pageCategoryCalls.remove}
            undo={undo}
            refresh={pageCategoriesKey}
            empty={<EmptyState {...text.emptyCategories} to="/admin/pagecategory/add" />}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
