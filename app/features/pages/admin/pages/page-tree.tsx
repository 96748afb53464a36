import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import type { StateChoice } from "#app/features/drafts/draft-list.ts";
import { pagesTexts } from "#app/features/pages/admin/texts/pages.ts";
import { findPagesAbove, isFixedPage, listNodes, type PageNode } from "#app/features/pages/tree/arrange-pages.ts";
import { pageNameIn } from "#app/features/pages/tree/page-name.ts";
import { movePage, type Place, type TreePage } from "#app/features/pages/tree/queries.ts";
import { listTexts } from "#app/messages/admin/lists.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { findShown } from "./find-shown.ts";
import { MovePageDialog } from "./move-page-dialog.tsx";
import { type MenuEntry, PageMenu } from "./page-menu.tsx";
import { PageRow, pageSettingsPath } from "./page-row.tsx";
import { type MoveKey, numberAt, placeOfDrop, placeOfKey } from "./tree-moves.ts";
import { useRowDrag } from "./use-row-drag.ts";

type Props = {
  pages: TreePage[];
  tree: PageNode<TreePage>[];
  search: string;
  status: StateChoice;
  onNew: (parentId: number) => void;
  onDuplicate: (page: TreePage) => void;
  onRemove: (page: TreePage, action: "delete" | "takeDown") => void;
  onPutBack: (page: TreePage) => void;
  onMoved: () => Promise<unknown>;
};

type Move = { page: TreePage; place: Place };

const moveKeys: readonly string[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] satisfies MoveKey[];
const isMoveKey = (key: string): key is MoveKey => moveKeys.includes(key);

export function PageTree({ pages, tree, search, status, onMoved, ...actions }: Props) {
  const text = useTexts(pagesTexts);
  const language = useLanguage();
  const { noneLikeThat, count } = useTexts(listTexts);
  const mayWrite = useMay("content.write");
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<Move>();
  const [announcement, setAnnouncement] = useState("");
  const focusAfter = useRef<number>(undefined);
  const { shown, total } = findShown(tree, search, status);
  const isNarrowed = search.trim() !== "" || status !== "all";

  const move = useMutation({
    mutationFn: ({ page, place }: Move) => movePage(page.webPageCategoryId, place),
    onSuccess: async ({ message }, { page, place }) => {
      const parent = pages.find(({ webPageCategoryId }) => webPageCategoryId === place.parentId);
      await onMoved();
      setAsked(undefined);
      const below = parent && pageNameIn(parent, language);
      setAnnouncement(text.moved(pageNameIn(page, language), ...numberAt(tree, page.webPageCategoryId, place), below));
      showSuccess(message);
    },
    onError: (error) => asked || showError(error.message, 4500),
  });

  // A row that moves to another branch is mounted again.
  useEffect(() => {
    if (pages.length === 0 || focusAfter.current === undefined || move.isPending) return;
    document.querySelector<HTMLElement>(`[data-page="${focusAfter.current}"] a`)?.focus();
    focusAfter.current = undefined;
  }, [pages, move.isPending]);

  /** Another parent changes the address, so that is asked first. */
  function start(page: TreePage, place: Place | undefined) {
    if (!place || move.isPending) return;
    const isOtherParent = findPagesAbove(pages).get(page.webPageCategoryId) !== place.parentId;
    if (isOtherParent && isFixedPage(page)) return showError(text.fixedPlace, 4500);
    move.reset();
    if (isOtherParent) return setAsked({ page, place });
    move.mutate({ page, place });
  }

  const find = (id: number) => pages.find(({ webPageCategoryId }) => webPageCategoryId === id);
  const { drag, handle } = useRowDrag((id, drop) => {
    const page = find(id);
    if (page) start(page, placeOfDrop(tree, id, drop));
  });

  function moveByKey(event: KeyboardEvent, page: TreePage) {
    if (!event.altKey || !isMoveKey(event.key) || !mayWrite) return;
    event.preventDefault();
    focusAfter.current = page.webPageCategoryId;
    start(page, placeOfKey(tree, page.webPageCategoryId, event.key));
  }

  const toggle = (id: number) =>
    setClosed((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));

  const branch = (nodes: PageNode<TreePage>[]) =>
    nodes.map(({ page, below }) => {
      const id = page.webPageCategoryId;
      const visible = below.filter((node) => shown.has(node.page.webPageCategoryId));
      const isOpen = isNarrowed || !closed.has(id);
      return (
        <li key={id} onKeyDown={(event) => isOwnKey(event, id) && moveByKey(event, page)}>
          <PageRow
            page={page}
            isOpen={visible.length > 0 ? isOpen : undefined}
            onToggle={() => toggle(id)}
            handle={mayWrite ? handle(id) : undefined}
            isDragged={drag?.id === id}
            drop={drag?.over?.id === id ? drag.over.where : undefined}
            menu={
              <PageActions
                page={page}
                {...actions}
                onMove={() => {
                  move.reset();
                  setAsked({ page, place: placeNow(tree, pages, id) });
                }}
              />
            }
          />
          {visible.length > 0 && isOpen && <ul className="ml-4 border-l border-edge sm:ml-8">{branch(visible)}</ul>}
        </li>
      );
    });

  const top = tree.filter((node) => shown.has(node.page.webPageCategoryId));
  return (
    <>
      {mayWrite && <p className="max-w-prose text-sm text-fg-muted">{text.moveHint}</p>}
      <p role="status" className="text-sm text-fg-muted">
        {count({ total, isMinimum: false, isSearched: isNarrowed })}
      </p>
      {top.length === 0 ? (
        <EmptyList>{noneLikeThat}</EmptyList>
      ) : (
        <ul
          aria-label={text.title}
          aria-busy={move.isPending}
          className="rounded-2xl border border-edge bg-surface [&_li]:border-t [&_li]:border-edge [&>li:first-child]:border-t-0"
        >
          {branch(top)}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {asked && (
        <MovePageDialog
          key={asked.page.webPageCategoryId}
          {...asked}
          pages={pages}
          tree={tree}
          isPending={move.isPending}
          failure={move.error?.message}
          onMove={(place) => {
            focusAfter.current = asked.page.webPageCategoryId;
            move.mutate({ page: asked.page, place });
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** A key pressed in a row below is that row's. */
const isOwnKey = ({ target }: KeyboardEvent, id: number) =>
  target instanceof Element && target.closest("[data-page]")?.getAttribute("data-page") === String(id);

function placeNow(tree: PageNode<TreePage>[], pages: TreePage[], id: number): Place {
  const parentId = findPagesAbove(pages).get(id) ?? null;
  const siblings = parentId === null ? tree : (listNodes(tree).find(({ page }) => page.webPageCategoryId === parentId)?.below ?? []);
  const index = siblings.findIndex(({ page }) => page.webPageCategoryId === id);
  return { parentId, before: siblings[index + 1]?.page.webPageCategoryId ?? null };
}

type ActionsProps = Pick<Props, "onNew" | "onDuplicate" | "onRemove" | "onPutBack"> & { page: TreePage; onMove: () => void };

function PageActions({ page, onNew, onDuplicate, onRemove, onPutBack, onMove }: ActionsProps) {
  const text = useTexts(pagesTexts);
  const navigate = useNavigate();
  const { search: listSearch } = useLocation();
  const name = pageNameIn(page, useLanguage());
  const mayWrite = useMay("content.write");
  const id = page.webPageCategoryId;
  const fixed = page.kind === "fixed" ? text.fixedPage : undefined;
  const view: MenuEntry[] = page.livePaths ? [{ label: text.view, href: page.livePaths.en }] : [];
  const settings = { label: text.settings, onSelect: () => void navigate(pageSettingsPath(id), { state: { listSearch } }) };
  if (!mayWrite) return <PageMenu name={name} entries={[settings, ...view]} />;
  const publication: MenuEntry[] = page.isNew
    ? []
    : page.isTakenDown
      ? [{ label: text.putBack, onSelect: () => onPutBack(page) }]
      : [{ label: text.takeDown, onSelect: () => onRemove(page, "takeDown"), refusal: fixed }];
  const entries: MenuEntry[] = [
    settings,
    ...view,
    { label: text.newBelow, onSelect: () => onNew(id) },
    { label: text.duplicate, onSelect: () => onDuplicate(page) },
    { label: text.moveTo, onSelect: onMove },
    ...publication,
    { label: text.delete, onSelect: () => onRemove(page, "delete"), refusal: fixed, isDanger: true },
  ];
  return <PageMenu name={name} entries={entries} />;
}
