import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { type Column, DataTable } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { snippet } from "#app/admin-kit/snippet.ts";
import type { PageCategoryRecord } from "#app/features/page-categories/draft.ts";
import { deletePageCategory, pageCategoriesKey, pageCategoriesQuery } from "#app/features/page-categories/queries.ts";

const searchText = (category: PageCategoryRecord) =>
  [category.webPageCategoryId, category.name, category.body, ...Object.values(category.translations?.es ?? {})].join(" ");

const columns: Column<PageCategoryRecord>[] = [
  {
    header: "Category Id",
    cell: (category) => category.webPageCategoryId,
    sortBy: (category) => category.webPageCategoryId,
    className: "w-32 max-sm:hidden",
  },
  { header: "Name", cell: (category) => <span className="font-semibold">{category.name}</span>, sortBy: (category) => category.name },
  {
    header: "Body",
    cell: (category) => snippet(category.body),
    sortBy: (category) => category.body,
    className: "text-fg-muted max-md:hidden",
  },
];

export default function PageCategoryList() {
  const categories = useQuery(pageCategoriesQuery);
  return (
    <ListPage
      title="Page Categories"
      action={
        <ButtonLink look="primary" to="/admin/pagecategory/add">
          <Plus aria-hidden className="size-4" />
          New Page Category
        </ButtonLink>
      }
    >
      <Loaded query={categories} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption="Page categories"
            rows={rows}
            rowKey={(category) => category.webPageCategoryId}
            searchText={searchText}
            columns={columns}
            empty="There is no category yet."
            actions={(category) => (
              <>
                <ButtonLink look="quiet" to={`/admin/pagecategory/edit/${category.webPageCategoryId}`} aria-label={`Edit ${category.name}`}>
                  Edit
                </ButtonLink>
                <ConfirmDelete
                  what={category.name}
                  remove={() => deletePageCategory(category.webPageCategoryId)}
                  refresh={pageCategoriesKey}
                />
              </>
            )}
          />
        )}
      </Loaded>
    </ListPage>
  );
}
