import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useMemo, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { parseSearchText } from "#app/admin-kit/list-address.ts";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { showDeletion, showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { StateField } from "#app/features/drafts/admin/state-field.tsx";
import { parseState } from "#app/features/drafts/draft-list.ts";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { pagesTexts } from "#app/features/pages/admin/texts/pages.ts";
import { arrangePages } from "#app/features/pages/tree/arrange-pages.ts";
import { pageNameIn } from "#app/features/pages/tree/page-name.ts";
import { deletePage, pageKeys, pagesQuery, setPageStatus, type TreePage } from "#app/features/pages/tree/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";
import { PageTree } from "./page-tree.tsx";
import { RemovePageDialog } from "./remove-page-dialog.tsx";

const parseList = (address: URLSearchParams) => ({
  search: parseSearchText(address.get("search")),
  status: parseState(address.get("status")),
  page: 1,
});

type NewPage = { parentId: number | null; copyOf?: TreePage };
type Removal = { page: TreePage; action: "delete" | "takeDown" };

/** The site as a tree of pages. */
export default function Pages() {
  const text = useTexts(pagesTexts);
  const language = useLanguage();
  const [list, change] = useAddressState(parseList);
  const query = useQuery(pagesQuery);
  const [newPage, setNewPage] = useState<NewPage>();
  const [removal, setRemoval] = useState<Removal>();
  const client = useQueryClient();
  const undo = useUndoDeletion("pagecategory");
  const refresh = () => Promise.all(pageKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const tree = useMemo(() => arrangePages(query.data ?? []), [query.data]);

  const remove = useMutation({
    mutationFn: ({ page: { webPageCategoryId: id }, action }: Removal) =>
      action === "delete" ? deletePage(id) : setPageStatus(id, "draft"),
    onSuccess: async (_, { page, action }) => {
      await refresh();
      setRemoval(undefined);
      if (action === "takeDown") showSuccess(text.isDown(pageNameIn(page, language)));
      else if (page.isNew) showSuccess(text.isDeleted(pageNameIn(page, language)));
      else showDeletion(() => undo(page.webPageCategoryId, { onSuccess: () => void refresh() }));
    },
  });
  const putBack = useMutation({
    mutationFn: (page: TreePage) => setPageStatus(page.webPageCategoryId, "published"),
    onSuccess: async (_, page) => {
      await refresh();
      showSuccess(text.isBack(pageNameIn(page, language)));
    },
    onError: (error) => showError(error.message, 4500),
  });

  function startRemoval(page: TreePage, action: Removal["action"]) {
    remove.reset();
    setRemoval({ page, action });
  }

  return (
    <ListPage
      title={text.title}
      action={
        <Button look="primary" onClick={() => setNewPage({ parentId: null })}>
          <Icon of={Plus} className="size-4" />
          {text.newPage}
        </Button>
      }
    >
      <search className="flex flex-wrap items-end gap-3">
        <SearchBox value={list.search} onSearch={(search) => change({ search }, { replace: true })} />
        <StateField value={list.status} onChange={(status) => change({ status })} />
      </search>
      <QueryStates query={query} pending={<TableSkeleton />}>
        {(pages) =>
          tree.length === 0 ? (
            <EmptyList>{text.empty}</EmptyList>
          ) : (
            <PageTree
              pages={pages}
              tree={tree}
              search={list.search}
              status={list.status}
              onNew={(parentId) => setNewPage({ parentId })}
              onDuplicate={(page) => setNewPage({ parentId: page.kind === "built" ? page.parentId : null, copyOf: page })}
              onRemove={startRemoval}
              onPutBack={(page) => putBack.mutate(page)}
              onMoved={refresh}
            />
          )
        }
      </QueryStates>
      {newPage && <NewPageDialog pages={query.data ?? []} tree={tree} {...newPage} onClose={() => setNewPage(undefined)} />}
      {removal && (
        <RemovePageDialog
          {...removal}
          isPending={remove.isPending}
          failure={remove.error?.message}
          onConfirm={() => remove.mutate(removal)}
          onClose={() => setRemoval(undefined)}
        />
      )}
    </ListPage>
  );
}
