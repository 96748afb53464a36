import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { CategoryTable } from "#app/admin-kit/category-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import type { BlogCategoryRecord } from "#app/features/blog/categories/draft.ts";
import { blogCategoriesKey, blogCategoriesQuery, blogCategoryCalls } from "#app/features/blog/categories/queries.ts";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { blogListTexts } from "./texts/blog-lists.ts";

const idOf = (category: BlogCategoryRecord) => category.blogCategoryId;
const editPath = (id: number) => `/admin/blogcategory/edit/${id}`;

export default function BlogCategoryList() {
  const text = useTexts(blogListTexts);
  const categories = useQuery(blogCategoriesQuery);
  const undo = useUndoDeletion("blogcategory");
  return (
    <ListPage
      title={text.categories}
      action={
        <ButtonLink look="primary" to="/admin/blogcategory/add">
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
            remove={blogCategoryCalls.remove}
            undo={undo}
            refresh={blogCategoriesKey}
            empty={<EmptyState {...text.emptyCategories} to="/admin/blogcategory/add" />}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
