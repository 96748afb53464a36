import { eq } from "drizzle-orm";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { findPaths } from "#app/features/pages/page-paths.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { draftPartNames } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { Language } from "#lib/translations.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Definition, nameOf } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type DraftKind, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import type { DraftedRecord } from "#platform/drafts/drafted-records.server.ts";
import { discardParts } from "#platform/drafts/drafts.server.ts";
import { type ChosenParts, type Circumstances, publishDrafts } from "#platform/drafts/publish.server.ts";
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

/** Publishes all changes of a page in one transaction, or none. A refusal names the record. */
export async function publishPage(
  platform: Platform,
  kinds: readonly DraftKind[],
  pageId: number,
  actor: StaffActor,
  circumstances: Pick<Circumstances, "reason">,
): Promise<number> {
  const changed = await listPageDrafts(platform.db, pageId);
  if (changed.length === 0)
    throw new AppError("notFound", { en: "The page has no unpublished changes", es: "La página no tiene cambios sin publicar" });
  const names = new Map(changed.map(({ definition, drafted }) => [drafted.id, nameOf(definition, drafted.record)]));
  await changeContent(platform.db, async (tx) => {
    for (const one of await orderByReferences(
      tx,
      changed.map((each) => choose(kinds, each)),
    )) {
      const publish = publishDrafts(platform, tx, [one], actor, circumstances);
      await publish.catch((error: unknown) => refuseRecord(error, names.get(one.id) ?? ""));
    }
  });
  return changed.length;
}

/** Discards all changes of a page: it is again as visitors see it, and gone if they never saw it. */
export async function discardPage(db: Db, pageId: number, actor: StaffActor): Promise<void> {
  const changed = await listPageDrafts(db, pageId);
  await db.transaction(async (tx) => {
    for (const { definition, drafted } of changed.toReversed())
      await discardParts(tx, { entity: definition.entity, id: drafted.id }, draftPartNames, actor);
  });
}

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

/** The path of the page in a language, as the transaction sees it. A page that is taken down is shown. */
export async function findFramePath(tx: Db, pageId: number, language: Language): Promise<string | undefined> {
  await tx.update(pageCategories).set({ status: "published" }).where(eq(pageCategories.webPageCategoryId, pageId));
  return findPaths(await tx.select().from(pageCategories)).get(pageId)?.[language];
}
