import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { missingRecord } from "#platform/content/definition.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { type DraftKind, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { saveDraft } from "#platform/drafts/drafts.server.ts";
import { lockDrafts } from "#platform/drafts/publish.server.ts";
import { findAddressProblems } from "./address-problems.ts";
import { findPagesAbove, isFixedPage, listAbove, planOrder } from "./arrange-pages.ts";
import { refuseParent, refuseProblems, siblingsIn } from "./new-page.server.ts";
import { type PlannedPage, readPlannedPages } from "./planned-site.server.ts";

type Place = { parentId: number | null; before: number | null };

/** Puts a page below another one, before one of the pages there or last, as a draft: visitors find it there once that is published. */
export function movePage(db: Db, kinds: readonly DraftKind[], id: number, { parentId, before }: Place, actor: StaffActor): Promise<void> {
  return db.transaction(async (tx) => {
    // As publishing locks: drafts before addresses.
    const siblings = siblingsIn(await readPlannedPages(tx), parentId);
    const kind = getDraftKind(kinds, pageCategoryDefinition.entity);
    const ids = new Set([id, ...siblings.map((each) => each.id)]);
    await lockDrafts(
      tx,
      [...ids].map((each) => ({ kind, id: each })),
    );
    await takeAdvisoryLock(tx, "addresses of pages");
    const pages = await readPlannedPages(tx);
    const above = findPagesAbove(pages);
    const page = pages.find((each) => each.id === id);
    if (!page || !above.has(id)) throw missingRecord(pageCategoryDefinition, id);
    refuseParent(pages, parentId);
    const isOtherParent = above.get(id) !== parentId;
    if (isOtherParent) refuseNewParent(pages, page, parentId);
    for (const [each, sortOrder] of planOrder(siblingsIn(pages, parentId), id, before)) {
      const moved = pages.find((other) => other.id === each);
      if (!moved) continue;
      const changes = [
        { name: "sortOrder", value: sortOrder, was: moved.state.sortOrder },
        ...(each === id && isOtherParent ? [{ name: "parentId", value: parentId, was: moved.state.parentId }] : []),
      ];
      await saveDraft(tx, kind, { id: each, baseVersion: Number(moved.published?.version ?? 0), changes }, actor);
    }
  });
}

function refuseNewParent(pages: readonly PlannedPage[], page: PlannedPage, parentId: number | null): void {
  if (isFixedPage(page))
    throw AppError.field("parentId", {
      en: "This page belongs to the site: its address is fixed, so it stays where it is",
      es: "Esta página forma parte del sitio: su dirección es fija, así que se queda donde está",
    });
  if (parentId !== null && [parentId, ...listAbove(findPagesAbove(pages), parentId)].includes(page.id))
    throw AppError.field("parentId", {
      en: "A page can't be below itself or one of the pages below it",
      es: "Una página no puede estar debajo de sí misma ni de una de las páginas que contiene",
    });
  refuseProblems(findAddressProblems(pages, { ...page, parentId }));
}
