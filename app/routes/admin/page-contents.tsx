import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDownUp, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { FirstStep } from "#app/admin-kit/first-step.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { type Column, PagedTable } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { ReorderList } from "#app/admin-kit/reorder-list.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { Snippet } from "#app/admin-kit/snippet.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { pageChoices } from "#app/features/page-categories/page-choices.ts";
import { pageCategoriesQuery } from "#app/features/page-categories/queries.ts";
import { parseContentList } from "#app/features/page-contents/content-list.ts";
import type { PageContentRecord } from "#app/features/page-contents/draft.ts";
import { deletePageContent, movePageContent, pageContentsKey, pageContentsQuery } from "#app/features/page-contents/queries.ts";
import { useUndoDeletion } from "#app/features/revisions/use-restore.ts";
import { emptyListTexts } from "#app/messages/admin/empty-lists.ts";
import { useTexts } from "#app/messages/messages.ts";

type Row = PageContentRecord & { page: string };

const columns: Column<Row>[] = [
  {
    header: "Content Id",
    cell: (row) => row.webPageContentId,
    sortBy: "webPageContentId",
    className: "w-28 max-md:hidden",
  },
  {
    header: "Title",
    namesRow: true,
    className: "lg:w-1/3",
    sortBy: "title",
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
  { header: "Category", cell: (row) => row.page, className: "text-fg-muted max-lg:hidden" },
  { header: "Body", cell: (row) => <Snippet of={row.body} />, sortBy: "body", className: "text-fg-muted max-xl:hidden" },
];

export default function PageContents() {
  const emptyTexts = useTexts(emptyListTexts);
  const [list, changeList] = useAddressState(parseContentList);
  const contents = useQuery(pageContentsQuery(list));
  const [isReordering, setReordering] = useState(false);
  const undo = useUndoDeletion("pagecontent");
  const { data: categories } = useQuery(pageCategoriesQuery);
  const choices = pageChoices(categories ?? []);
  const pages = new Map(choices.map(({ id, name }) => [id, name]));
  return (
    <ListPage
      title="Page Content"
      action={
        <>
          {list.category !== "" && (
            <Button aria-pressed={isReordering} onClick={() => setReordering(!isReordering)}>
              <ArrowDownUp aria-hidden className="size-4" />
              Change order
            </Button>
          )}
          <ButtonLink look="primary" to="/admin/pagecontent/add">
            <Plus aria-hidden className="size-4" />
            New Page Content
          </ButtonLink>
        </>
      }
    >
      <search className="flex flex-wrap items-end justify-between gap-3">
        <ListSearch list={list} onChange={changeList} />
        <SelectField name="category" label="Category" value={list.category} onChange={(category) => changeList({ category })}>
          <option value="">Any</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </search>
      {isReordering && list.category !== "" ? (
        <SectionOrder key={list.category} category={list.category} />
      ) : (
        <QueryStates query={contents} pending={<TableSkeleton />}>
          {({ rows, ...totals }) => (
            <PagedTable
              caption="Page content"
              page={{ rows: rows.map((row): Row => ({ ...row, page: pages.get(row.categoriesId ?? 0) ?? "" })), ...totals }}
              list={list}
              onChange={changeList}
              isFiltered={list.category !== ""}
              isBusy={contents.isPlaceholderData}
              rowKey={(row) => row.webPageContentId}
              columns={columns}
              empty={<FirstStep {...emptyTexts.sections} to="/admin/pagecontent/add" />}
              nothingFound="There is no page content like that."
              actions={(row) => (
                <>
                  <EditLink to={`/admin/pagecontent/edit/${row.webPageContentId}`} what={row.title} />
                  <ConfirmDelete
                    what={row.title}
                    remove={() => deletePageContent(row.webPageContentId)}
                    undo={() => undo(row.webPageContentId)}
                    refresh={pageContentsKey}
                  />
                </>
              )}
            />
          )}
        </QueryStates>
      )}
    </ListPage>
  );
}

/** The sections of one page, in the order in which it shows them. */
function SectionOrder({ category }: { category: string }) {
  const client = useQueryClient();
  const wholePage = { ...parseContentList(new URLSearchParams({ category })), size: 100 };
  return (
    <QueryStates query={useQuery(pageContentsQuery(wholePage))} pending={<TableSkeleton />}>
      {({ rows }) => (
        <ReorderList
          label="Sections in the order of their page"
          items={rows.map((row) => ({ id: row.webPageContentId, name: row.title, detail: row.status === "draft" && " (draft)" }))}
          onMove={movePageContent}
          onSettled={() => client.invalidateQueries({ queryKey: pageContentsKey })}
        />
      )}
    </QueryStates>
  );
}
