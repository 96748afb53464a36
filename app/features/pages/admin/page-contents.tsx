import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDownUp, Plus } from "lucide";
import { useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { type Column, PagedTable } from "#app/admin-kit/paged-table.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { PublicationActions } from "#app/admin-kit/publication-actions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { ReorderList } from "#app/admin-kit/reorder-list.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { Snippet } from "#app/admin-kit/snippet.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { DraftsTable } from "#app/features/drafts/admin/drafts-table.tsx";
import { StateBadges } from "#app/features/drafts/admin/state-badges.tsx";
import { StateField } from "#app/features/drafts/admin/state-field.tsx";
import { useDraftsAbove } from "#app/features/drafts/admin/use-drafts-above.ts";
import { useUndoDeletion, useUndoDeletions } from "#app/features/history/admin/use-restore.ts";
import { blockKinds } from "#app/features/pages/blocks/kinds.ts";
import { pageCategoriesQuery, pageChoices } from "#app/features/pages/categories/queries.ts";
import { parseContentList } from "#app/features/pages/sections/content-list.ts";
import { pageContentNoun } from "#app/features/pages/sections/noun.ts";
import {
  changePageContents,
  hasRowsIn,
  movePageContent,
  type PageContentRecord,
  pageContentCalls,
  pageContentsQuery,
} from "#app/features/pages/sections/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { StateOfRecord } from "#lib/record-state.ts";
import { type ContentListTexts, contentListTexts } from "./texts/content-list.ts";

type Row = PageContentRecord & { page: string };

const columnsIn = (text: ContentListTexts, stateOf: (row: Row) => StateOfRecord): Column<Row>[] => [
  {
    header: text.contentId,
    cell: (row) => row.webPageContentId,
    sortBy: "webPageContentId",
    className: "w-28 max-md:hidden",
  },
  {
    header: text.contentTitle,
    namesRow: true,
    className: "lg:w-1/3",
    sortBy: "title",
    cell: (row) => (
      <div className="flex items-center gap-3">
        <div className="max-sm:hidden">
          <Thumbnail name={row.image} />
        </div>
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{row.title}</p>
          <BlockKindBadge kind={row.kind} />
          <p className="text-fg-muted lg:hidden">{row.page}</p>
          <div className="text-fg-muted xl:hidden">
            <Snippet of={row.body} />
          </div>
          <StateBadges of={stateOf(row)} />
        </div>
      </div>
    ),
  },
  { header: text.category, cell: (row) => row.page, className: "text-fg-muted max-lg:hidden" },
  { header: text.body, cell: (row) => <Snippet of={row.body} />, sortBy: "body", className: "text-fg-muted max-xl:hidden" },
];

/** What kind of block a section is. A kind that this version does not know is shown by its name. */
function BlockKindBadge({ kind }: { kind: string }) {
  const language = useLanguage();
  return kind === "" ? null : <Badge>{blockKinds.get(kind)?.label[language] ?? kind}</Badge>;
}

const recordOf = ({ webPageContentId, version, title }: Row) => ({ id: webPageContentId, version, name: title });

export default function PageContents() {
  const text = useTexts(contentListTexts);
  const mayWrite = useMay("content.write");
  const [list, changeList] = useAddressState(parseContentList);
  const contents = useQuery(pageContentsQuery(list));
  const { above, showsRows, stateOf } = useDraftsAbove(pageContentNoun, {
    choice: list.status,
    list,
    hasRows: hasRowsIn(list.status),
    isWhole: list.category === "",
  });
  const [isReordering, setReordering] = useState(false);
  const undo = useUndoDeletion("pagecontent");
  const undoAll = useUndoDeletions("pagecontent");
  const { data: categories } = useQuery(pageCategoriesQuery);
  const choices = pageChoices(categories ?? []);
  const pages = new Map(choices.map(({ id, name }) => [id, name]));
  return (
    <ListPage
      title={text.title}
      action={
        <>
          {list.category !== "" && (
            <Button aria-pressed={isReordering} onClick={() => setReordering(!isReordering)}>
              <Icon of={ArrowDownUp} className="size-4" />
              {text.changeOrder}
            </Button>
          )}
          <ButtonLink look="primary" to="/admin/pagecontent/add">
            <Icon of={Plus} className="size-4" />
            {text.add}
          </ButtonLink>
        </>
      }
    >
      <search className="flex flex-wrap items-end justify-between gap-3">
        <ListSearch list={list} onChange={changeList} />
        <div className="flex flex-wrap gap-3">
          <StateField value={list.status} onChange={(status) => changeList({ status })} />
          <ChoiceField
            name="category"
            label={text.category}
            none={text.any}
            choices={choices}
            value={list.category}
            onChange={(category) => changeList({ category })}
          />
        </div>
      </search>
      {isReordering && list.category !== "" ? (
        <SectionOrder key={list.category} category={list.category} />
      ) : (
        <>
          <DraftsTable {...above} />
          <QueryStates query={contents} pending={<TableSkeleton />}>
            {({ rows, ...totals }) =>
              showsRows(totals.total) && (
                <PagedTable
                  caption={text.caption}
                  page={{ rows: rows.map((row): Row => ({ ...row, page: pages.get(row.categoriesId ?? 0) ?? "" })), ...totals }}
                  list={list}
                  onChange={changeList}
                  isFiltered={list.category !== "" || list.status !== "all"}
                  isBusy={contents.isPlaceholderData}
                  rowKey={(row) => row.webPageContentId}
                  columns={columnsIn(text, ({ webPageContentId, status }) => stateOf(webPageContentId, { status }))}
                  empty={<EmptyState {...text.emptyList} to="/admin/pagecontent/add" />}
                  nothingFound={text.nothingFound}
                  bulk={
                    mayWrite && {
                      recordOf,
                      actions: (selection) => (
                        <PublicationActions
                          selection={selection}
                          change={changePageContents}
                          undo={undoAll}
                          refresh={pageContentCalls.listKey}
                          used="pagecontent"
                        />
                      ),
                    }
                  }
                  actions={(row) => (
                    <>
                      <EditLink to={`/admin/pagecontent/edit/${row.webPageContentId}`} what={row.title} />
                      <ConfirmDelete
                        what={row.title}
                        remove={() => pageContentCalls.remove(row.webPageContentId)}
                        undo={() => undo(row.webPageContentId)}
                        refresh={pageContentCalls.listKey}
                        used={{ entity: "pagecontent", ids: [row.webPageContentId] }}
                      />
                    </>
                  )}
                />
              )
            }
          </QueryStates>
        </>
      )}
    </ListPage>
  );
}

function SectionOrder({ category }: { category: string }) {
  const text = useTexts(contentListTexts);
  const client = useQueryClient();
  const wholePage = { ...parseContentList(new URLSearchParams({ category })), size: 100 };
  return (
    <QueryStates query={useQuery(pageContentsQuery(wholePage))} pending={<TableSkeleton />}>
      {({ rows }) => (
        <ReorderList
          label={text.orderLabel}
          items={rows.map((row) => ({ id: row.webPageContentId, name: row.title, detail: row.status === "draft" && text.draftDetail }))}
          onMove={movePageContent}
          onSettled={() => client.invalidateQueries({ queryKey: pageContentCalls.listKey })}
        />
      )}
    </QueryStates>
  );
}
