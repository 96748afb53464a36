import { setImmediate } from "node:timers/promises";
import { and, eq, ne } from "drizzle-orm";
import { listScheduledParts } from "#app/features/drafts/reads.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { findPaths } from "#app/features/pages/page-paths.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Language } from "#lib/translations.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Definition, nameOf } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { askForApproval } from "#platform/drafts/approval.server.ts";
import { type DraftKind, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import type { DraftedRecord } from "#platform/drafts/drafted-records.server.ts";
import { type DraftPart, discardParts } from "#platform/drafts/drafts.server.ts";
import { type ChosenParts, type Circumstances, lockDrafts, publishDrafts } from "#platform/drafts/publish.server.ts";
import { refuseRecord } from "#platform/drafts/publish-contents.server.ts";
import { orderByReferences } from "#platform/drafts/publish-order.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { readPageContent } from "./page-content.server.ts";

type Changed = { definition: Definition; drafted: DraftedRecord };

/** Everything on the page that has unpublished changes. */
export async function listPageDrafts(db: Db, pageId: number): Promise<Changed[]> {
  const { page, parts, sections } = await readPageContent(db, pageId);
  const changed = (definition: Definition, records: DraftedRecord[]) =>
    records.filter((drafted) => drafted.parts.length > 0).map((drafted) => ({ definition, drafted }));
  return [...changed(pageCategoryDefinition, [page, ...parts]), ...changed(pageContentDefinition, sections)];
}

const choose = (kinds: readonly DraftKind[], { definition, drafted }: Changed): ChosenParts => ({
  kind: getDraftKind(kinds, definition.entity),
  id: drafted.id,
  parts: drafted.parts.map(({ part }) => part),
  read: drafted.parts.map(({ part, revision }) => ({ part, revision })),
});

type PageChanges = {
  changed: Changed[];
  /** How many parts are in a set or scheduled: they go live with it. */
  waiting: number;
};

/** The changes that a person can publish or discard now, locked. Refuses those that they have not read. */
async function lockPageChanges(
  tx: Db,
  kinds: readonly DraftKind[],
  pageId: number,
  read: readonly string[] | undefined,
): Promise<PageChanges> {
  await lockDrafts(
    tx,
    (await listPageDrafts(tx, pageId)).map((each) => choose(kinds, each)),
  );
  const all = await listPageDrafts(tx, pageId);
  const scheduledParts = await listScheduledParts(
    tx,
    all.map(({ drafted }) => drafted.id),
  );
  const scheduled = new Set(scheduledParts.map(({ entity, id, part }) => partName(entity, id, part)));
  const changed = all.flatMap(({ definition, drafted }) => {
    const isWaiting = ({ part, setId }: DraftPart) => setId !== null || scheduled.has(partName(definition.entity, drafted.id, part));
    const parts = drafted.parts.filter((part) => !isWaiting(part));
    return parts.length > 0 ? [{ definition, drafted: { ...drafted, parts } }] : [];
  });
  if (read) refuseUnreadParts(changed, read);
  const count = (some: readonly Changed[]) => some.reduce((sum, { drafted }) => sum + drafted.parts.length, 0);
  return { changed, waiting: count(all) - count(changed) };
}

const partName = (entity: string, id: number, part: string) => `${entity}:${id}:${part}`;

function refuseUnreadParts(changed: readonly Changed[], read: readonly string[]): void {
  const readNames = new Set(read);
  const isRead = ({ definition, drafted }: Changed) =>
    drafted.parts.every(({ part, revision }) => readNames.has(`${partName(definition.entity, drafted.id, part)}:${revision}`));
  const unread = changed.filter((one) => !isRead(one)).map(({ definition, drafted }) => nameOf(definition, drafted.record));
  if (unread.length === 0) return;
  throw new AppError("conflict", {
    en: `Someone else has changed the page since you read it (${unread.join(", ")}). Look at it again first.`,
    es: `Otra persona cambió la página después de que usted la leyó (${unread.join(", ")}). Primero revísela de nuevo.`,
  });
}

/** Publishes the changes of a page in one transaction, or none. A refusal names the record. */
export function publishPage(
  platform: Platform,
  kinds: readonly DraftKind[],
  pageId: number,
  actor: StaffActor,
  { read, ...circumstances }: Pick<Circumstances, "reason"> & { read?: readonly string[] | undefined },
): Promise<{ count: number; waiting: number }> {
  return changeContent(platform.db, async (tx) => {
    const { changed, waiting } = await lockPageChanges(tx, kinds, pageId, read);
    if (changed.length === 0) throw waiting > 0 ? new AppError("conflict", allWaiting) : new AppError("notFound", nothingToPublish);
    const chosen = changed.map((each) => ({ ...choose(kinds, each), name: nameOf(each.definition, each.drafted.record) }));
    for (const one of await orderByReferences(tx, chosen)) {
      const publish = publishDrafts(platform, tx, [one], actor, circumstances);
      await publish.catch((error: unknown) => refuseRecord(error, one.name));
    }
    return { count: changed.length, waiting };
  });
}

const nothingToPublish: LocalizedText = { en: "The page has no unpublished changes", es: "La página no tiene cambios sin publicar" };
const allWaiting: LocalizedText = {
  en: "All unpublished changes of the page are in a set or scheduled",
  es: "Todos los cambios sin publicar de la página están en un conjunto o programados",
};

/** Discards the changes of a page: it is again as visitors see it, and gone if they never saw it. Returns how many wait and stay. */
export function discardPage(
  db: Db,
  kinds: readonly DraftKind[],
  pageId: number,
  actor: StaffActor,
  read?: readonly string[] | undefined,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { changed, waiting } = await lockPageChanges(tx, kinds, pageId, read);
    for (const { definition, drafted } of changed.toReversed()) {
      const parts = drafted.parts.map(({ part }) => part);
      await discardParts(tx, { entity: definition.entity, id: drafted.id }, parts, actor);
      await setImmediate();
    }
    return waiting;
  });
}

/** Asks for approval of all changes of a page that are not approved and not asked for yet. Returns how many records have such changes. */
export function askForPage(db: Db, pageId: number, note: string, actor: StaffActor): Promise<number> {
  return db.transaction(async (tx) => {
    const canBeAsked = (part: DraftPart) => ["draft", "returned"].includes(stateOfPart(part));
    const asked = (await listPageDrafts(tx, pageId))
      .map(({ definition, drafted }) => ({ entity: definition.entity, id: drafted.id, parts: drafted.parts.filter(canBeAsked) }))
      .filter(({ parts }) => parts.length > 0);
    if (asked.length === 0) throw new AppError("conflict", nothingToAsk);
    for (const { entity, id, parts } of asked) {
      const names = parts.map(({ part }) => part);
      await askForApproval(tx, { entity, id }, names, note, actor);
    }
    return asked.length;
  });
}

const nothingToAsk: LocalizedText = {
  en: "The page has no changes that still need to be approved",
  es: "La página no tiene cambios que falte aprobar",
};

export type FrameProblem = { entity: string; id: number; reason: string };

/** Nothing is kept, so approval and confirmation are not asked for. */
const frameActor = (userId: number): StaffActor => ({ userId, role: "owner", confirmedAt: new Date(), isPreview: true });

/** In a transaction that is rolled back: the page with all its drafts. Those that cannot be published yet are left out, with the reason. */
export async function applyPageDrafts(platform: Platform, tx: Db, kinds: readonly DraftKind[], pageId: number, userId: number) {
  const problems: FrameProblem[] = [];
  const chosen = (await listPageDrafts(tx, pageId)).map((each) => choose(kinds, each));
  for (const one of await orderByReferences(tx, chosen)) {
    const { entity } = one.kind.definition;
    await publishDrafts(platform, tx, [one], frameActor(userId)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      problems.push({ entity, id: one.id, reason: error.message });
    });
  }
  return problems;
}

/** Takes a page that is taken down for a public one, and returns its path in a language as the transaction sees it. */
export async function makePagePublic(tx: Db, pageId: number, language: Language): Promise<string | undefined> {
  const isTakenDown = and(eq(pageCategories.webPageCategoryId, pageId), ne(pageCategories.status, "published"));
  await tx.update(pageCategories).set({ status: "published" }).where(isTakenDown);
  return findPaths(await tx.select().from(pageCategories)).get(pageId)?.[language];
}
