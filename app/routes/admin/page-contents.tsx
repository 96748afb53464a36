import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { type Column, DataTable } from "#app/admin-kit/data-table.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { Snippet, snippet } from "#app/admin-kit/snippet.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import { pageChoices } from "#app/features/page-categories/page-path.ts";
import { pageCategoriesQuery } from "#app/features/page-categories/queries.ts";
import type { PageContentRecord } from "#app/features/page-contents/draft.ts";
import { deletePageContent, pageContentsKey, pageContentsQuery } from "#app/features/page-contents/queries.ts";

type Row = PageContentRecord & { page: string };

const searchText = (row: Row) =>
  [row.webPageContentId, row.page, row.title, snippet(row.body, 10_000), ...Object.values(row.translations?.es ?? {})].join(" ");

const columns: Column<Row>[] = [
  {
    header: "Content Id",
    cell: (row) => row.webPageContentId,
    sortBy: (row) => row.webPageContentId,
    className: "w-28 max-md:hidden",
  },
  {
    header: "Title",
    namesRow: true,
    className: "lg:w-1/3",
    sortBy: (row) => row.title,
    cell: (row) => (
      <div className="flex items-center gap-3">
        <Thumbnail name={row.image} />
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{row.title}</p>
          <p className="text-fg-muted lg:hidden">{row.page}</p>
          {row.status === "draft" && <Badge tone="warn">Draft</Badge>}
        </div>
      </div>
    ),
  },
  { header: "Category", cell: (row) => row.page, sortBy: (row) => row.page, className: "text-fg-muted max-lg:hidden" },
  { header: "Body", cell: (row) => <Snippet of={row.body} />, sortBy: (row) => row.body, className: "text-fg-muted max-xl:hidden" },
];

export default function PageContents() {
  const contents = useQuery(pageContentsQuery);
  const { data: categories } = useQuery(pageCategoriesQuery);
  const rows = useMemo(() => {
    const pages = new Map(pageChoices(categories ?? []).map(({ id, name }) => [id, name]));
    return contents.data?.map((content): Row => ({ ...content, page: pages.get(content.categoriesId ?? 0) ?? "" })) ?? [];
  }, [contents.data, categories]);
  return (
    <ListPage
      title="Page Content"
      action={
        <ButtonLink look="primary" to="/admin/pagecontent/add">
          <Plus aria-hidden className="size-4" />
          New Page Content
        </ButtonLink>
      }
    >
      <Loaded query={contents} pending={<TableSkeleton />}>
        {() => (
          <DataTable
            caption="Page content"
            rows={rows}
            rowKey={(row) => row.webPageContentId}
            searchText={searchText}
            columns={columns}
            empty="There is no page content yet."
            actions={(row) => (
              <>
                <ButtonLink look="quiet" to={`/admin/pagecontent/edit/${row.webPageContentId}`} aria-label={`Edit ${row.title}`}>
                  Edit
                </ButtonLink>
                <ConfirmDelete what={row.title} remove={() => deletePageContent(row.webPageContentId)} refresh={pageContentsKey} />
              </>
            )}
          />
        )}
      </Loaded>
    </ListPage>
  );
}
