import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { type Column, DataTable } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { snippet } from "#app/admin-kit/snippet.ts";
import type { BlogCategoryRecord } from "#app/features/blog-categories/draft.ts";
import { blogCategoriesKey, blogCategoriesQuery, deleteBlogCategory } from "#app/features/blog-categories/queries.ts";

const searchText = (category: BlogCategoryRecord) =>
  [category.blogCategoryId, category.name, category.body, ...Object.values(category.translations?.es ?? {})].join(" ");

const columns: Column<BlogCategoryRecord>[] = [
  {
    header: "Category Id",
    cell: (category) => category.blogCategoryId,
    sortBy: (category) => category.blogCategoryId,
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

export default function BlogCategoryList() {
  const categories = useQuery(blogCategoriesQuery);
  return (
    <ListPage
      title="Blog Categories"
      action={
        <ButtonLink look="primary" to="/admin/blogcategory/add">
          <Plus aria-hidden className="size-4" />
          New Blog Category
        </ButtonLink>
      }
    >
      <Loaded query={categories} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption="Blog categories"
            rows={rows}
            rowKey={(category) => category.blogCategoryId}
            searchText={searchText}
            columns={columns}
            empty="There is no category yet."
            actions={(category) => (
              <>
                <ButtonLink look="quiet" to={`/admin/blogcategory/edit/${category.blogCategoryId}`} aria-label={`Edit ${category.name}`}>
                  Edit
                </ButtonLink>
                <ConfirmDelete
                  what={category.name}
                  remove={() => deleteBlogCategory(category.blogCategoryId)}
                  refresh={blogCategoriesKey}
                />
              </>
            )}
          />
        )}
      </Loaded>
    </ListPage>
  );
}
