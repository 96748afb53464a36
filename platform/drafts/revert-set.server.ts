import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { closesCircle, isTree, lockTree } from "#platform/content/category-tree.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Definition, nameOf, type RestoreAuthor, type State } from "#platform/content/definition.server.ts";
import { endSetSchedules } from "#platform/content/end-schedules.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { lockBin } from "#platform/lifecycle/bin.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { findState } from "./conflicts.server.ts";
import { type DraftKind, getDraftKind } from "./draft-kinds.server.ts";
import { refuseRecord } from "./publish-contents.server.ts";
import { lockSet } from "./sets.server.ts";
import { draftSets, type PublishedRecord } from "./tables/draft-sets.server.ts";

/** Restores the versions before a set was published, all of them or none; records that were new move to the Trash. */
export function revertSet(platform: Platform, kinds: readonly DraftKind[], setId: number, author: RestoreAuthor): Promise<void> {
  return changeContent(platform.db, async (tx) => {
    await lockBin(tx);
    const set = await lockSet(tx, setId);
    if (!set.publishedAt) throw new AppError("conflict", notPublished(set.name));
    if (set.revertedAt) throw new AppError("conflict", alreadyReverted(set.name));
    // Last published, first reverted: a section leaves before the page that it is on.
    for (const record of set.published.toReversed()) await revertRecord(platform, tx, getDraftKind(kinds, record.entity), record, author);
    await endSetSchedules(tx, setId);
    const { userId, clientAddress } = author.actor;
    await tx.update(draftSets).set({ revertedBy: userId, revertedAt: new Date() }).where(eq(draftSets.setId, setId));
    await recordAudit(tx, { action: "draftSet.revert", userId, clientAddress, detail: { set: setId, records: set.published.length } });
  });
}

async function revertRecord(platform: Platform, tx: Db, kind: DraftKind, record: PublishedRecord, author: RestoreAuthor): Promise<void> {
  const { definition } = kind;
  const { entityId: id, versionBefore, versionAfter } = record;
  const store = contentStore(definition);
  if (isTree(definition)) await lockTree(tx, definition);
  const current = (await store.find(tx, id)) as State | undefined;
  const name = nameOf(definition, current ?? (await findState(tx, definition, id, versionAfter)) ?? {}) || `#${id}`;
  if (!current) throw new AppError("conflict", deletedSince(name));
  await store.lock(tx, id, versionAfter).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "conflict" ? new AppError("conflict", changedSince(name)) : error;
  });
  const revert =
    versionBefore === null ? removeNew(platform, tx, kind, id, author) : restore(tx, definition, current, versionBefore, author);
  await revert.catch((error: unknown) => refuseRecord(error, name));
}

/** The record's own delete, which refuses while others refer to it. */
async function removeNew(
  platform: Platform,
  tx: Db,
  { definition, remove }: DraftKind,
  id: number,
  { actor }: RestoreAuthor,
): Promise<void> {
  if (!remove) return void (await contentStore(definition).remove(tx, id, actor));
  await remove.handle({ ...platform, db: tx, id, actor } as never);
}

async function restore(tx: Db, definition: Definition, before: State, version: number, author: RestoreAuthor): Promise<void> {
  const id = before[definition.key] as number;
  const state = await findState(tx, definition, id, version);
  if (!state) throw new AppError("conflict", versionGone);
  if (isTree(definition) && (await closesCircle(tx, definition, id, state[definition.tree.parent])))
    throw new AppError("conflict", parentIsInside);
  await definition.guardRestore?.(tx, { before, state }, author);
  const restored = contentStore(definition).restore(tx, id, state, before.version as number, author.actor);
  await (definition.refuseTaken ? restored.catch(definition.refuseTaken) : restored);
}

const notPublished = (name: string): LocalizedText => ({
  en: `The set “${name}” was not published yet`,
  es: `El conjunto «${name}» todavía no se ha publicado`,
});
const alreadyReverted = (name: string): LocalizedText => ({
  en: `The set “${name}” was already reverted`,
  es: `El conjunto «${name}» ya se revirtió`,
});
const changedSince = (name: string): LocalizedText => ({
  en: `“${name}” was changed after the set was published, so nothing was reverted`,
  es: `«${name}» cambió después de publicar el conjunto, así que no se revirtió nada`,
});
const deletedSince = (name: string): LocalizedText => ({
  en: `“${name}” was deleted after the set was published, so nothing was reverted`,
  es: `«${name}» se eliminó después de publicar el conjunto, así que no se revirtió nada`,
});
const versionGone: LocalizedText = {
  en: "The version before the set was published is no longer kept",
  es: "La versión anterior al conjunto ya no se conserva",
};
const parentIsInside: LocalizedText = {
  en: "its former parent category is now inside it",
  es: "su antigua categoría superior ahora está dentro de ella",
};
