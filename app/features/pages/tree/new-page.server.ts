import { setImmediate } from "node:timers/promises";
import { refuseFormerPaths } from "#app/features/pages/addresses.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import type { PageAddress } from "#app/features/pages/page-paths.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { missingRecord } from "#platform/content/definition.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { changesTo, type DraftChange } from "#platform/drafts/draft-fields.server.ts";
import { type DraftKind, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { saveDraft } from "#platform/drafts/drafts.server.ts";
import { findAddressProblems, findPathsOf } from "./address-problems.ts";
import { findPagesAbove, planOrder } from "./arrange-pages.ts";
import { findOwners } from "./page-owners.ts";
import { type PlannedPage, readPlannedPages, readPlannedSections } from "./planned-site.server.ts";

type NewPage = {
  name: string;
  address: string;
  parentId: number | null;
  translations?: { es?: Record<string, string | undefined> | undefined } | undefined;
  copyOf: number | null;
};

/** Begins a page as a draft, empty or with copies of another page's blocks. Returns its id. */
export function createPage(db: Db, kinds: readonly DraftKind[], given: NewPage, actor: StaffActor): Promise<number> {
  return db.transaction(async (tx) => {
    // Two new pages at once must not get the same address.
    await takeAdvisoryLock(tx, "addresses of pages");
    const pages = await readPlannedPages(tx);
    const source = given.copyOf === null ? undefined : pages.find(({ id }) => id === given.copyOf);
    if (given.copyOf !== null && !source) throw missingRecord(pageCategoryDefinition, given.copyOf);
    refuseParent(pages, given.parentId);
    const page = toAddress(given);
    refuseProblems(findAddressProblems(pages, page));
    const paths = findPathsOf(pages, page);
    if (paths) await refuseFormerPaths(tx, new Map([[page.webPageCategoryId, paths]]), new Map());
    const kind = getDraftKind(kinds, pageCategoryDefinition.entity);
    const copied = source ? changesTo(kind, source.state).filter(({ name }) => !ownFields.has(name)) : [];
    const changes = [...copied, ...ownChanges(pages, given)];
    const { id } = await saveDraft(tx, kind, { baseVersion: 0, changes }, actor);
    if (source) await copySections(tx, getDraftKind(kinds, pageContentDefinition.entity), pages, source.id, id, actor);
    return id;
  });
}

/** What a copy never takes over: its leads are another campaign's. Former addresses belong to the page itself, so they stay with it. */
const ownFields = new Set(["name", "es.name", "address", "es.address", "parentId", "sortOrder", "status", "sourceLabel"]);

function ownChanges(pages: readonly PlannedPage[], { name, address, parentId, translations }: NewPage): DraftChange[] {
  const { es = {} } = translations ?? {};
  const values = {
    name,
    address,
    parentId,
    sortOrder: planOrder(siblingsIn(pages, parentId), 0, null).get(0),
    status: "published",
    ...(es.name && { "es.name": es.name }),
    ...(es.address && { "es.address": es.address }),
  };
  return Object.entries(values).map(([field, value]) => ({ name: field, value }));
}

/** The pages directly below a page, or at the top. */
export function siblingsIn(pages: readonly PlannedPage[], parentId: number | null): PlannedPage[] {
  const above = findPagesAbove(pages);
  return pages.filter(({ id }) => above.has(id) && above.get(id) === parentId);
}

export function refuseParent(pages: readonly PlannedPage[], parentId: number | null): void {
  if (parentId === null || findPagesAbove(pages).has(parentId)) return;
  throw AppError.field("parentId", { en: "parentId must name a page", es: "parentId debe nombrar una página" });
}

const toAddress = ({ address, parentId, translations }: NewPage): PageAddress => ({
  ...{ webPageCategoryId: 0, slug: null, address, parentId },
  translations: { es: { address: translations?.es?.address ?? "" } },
});

export function refuseProblems(problems: ReturnType<typeof findAddressProblems>): void {
  for (const [field, problem] of Object.entries(problems)) throw AppError.field(field, problem);
}

/** Sections of the page's parts follow its own: a new page has no parts. Blocks come before their items, which name them. */
async function copySections(tx: Db, kind: DraftKind, pages: readonly PlannedPage[], from: number, to: number, actor: StaffActor) {
  const owners = findOwners(pages);
  const all = (await readPlannedSections(tx)).filter(({ categoriesId }) => owners.get(categoriesId ?? 0) === from);
  const inOrder = [...all.filter(({ categoriesId }) => categoriesId === from), ...all.filter(({ categoriesId }) => categoriesId !== from)];
  const copies = new Map<number, number>();
  const blocksFirst = [...inOrder.filter(({ blockId }) => blockId === null), ...inOrder.filter(({ blockId }) => blockId !== null)];
  for (const [index, { id, state, blockId }] of blocksFirst.entries()) {
    if (blockId !== null && !copies.has(blockId)) continue;
    const changes = changesTo(kind, {
      ...state,
      categoriesId: to,
      blockId: blockId === null ? null : copies.get(blockId),
      sortOrder: (index + 1) * 10,
    });
    const { id: copyId } = await saveDraft(tx, kind, { baseVersion: 0, changes: changes.filter(isFilled) }, actor);
    copies.set(id, copyId);
    await setImmediate();
  }
}

const isFilled = ({ value }: DraftChange) => value !== null && value !== "";
