import { and, desc, eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { notAllowed } from "#platform/api/guard.server.ts";
import { closesCircle, isTree, lockTree } from "#platform/content/category-tree.server.ts";
import { changeEach, type Transact } from "#platform/content/change-each.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { columnOf, type Definition, findDefinition, type RestoreAuthor, type State } from "#platform/content/definition.server.ts";
import { freeSlug } from "#platform/content/free-slug.server.ts";
import { missingReferences, referencesOf } from "#platform/content/references.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { lockBin } from "#platform/lifecycle/bin.server.ts";

type Author = { author: RestoreAuthor; definitions: readonly Definition[] };

/** Sets a record, deleted or not, to the state of a revision, as a new version. */
export function restoreRevision(db: Db, revisionId: number, author: RestoreAuthor, definitions: readonly Definition[]) {
  return changeContent(db, async (tx) => {
    // Before reading: what is purged or erased in the meantime must not be restored from memory.
    await lockBin(tx);
    return restoreState(tx, revisionId, { author, definitions });
  });
}

export function restoreDeleted(db: Db, entity: string, ids: number[], by: Author) {
  const transact: Transact = (work) =>
    changeContent(db, async (tx) => {
      await lockBin(tx);
      return work(tx);
    });
  const records = ids.map((id) => ({ id }));
  return changeEach(transact, records, async (tx, { id }) => {
    const last = await findLastRevision(tx, entity, id);
    if (last?.action !== "delete") throw new AppError("notFound", { en: "It's no longer in the Trash", es: "Ya no está en la Papelera" });
    await restoreState(tx, last.revisionId, by);
  });
}

async function restoreState(tx: Db, revisionId: number, { author, definitions }: Author) {
  const [revision] = await tx.select().from(revisions).where(eq(revisions.revisionId, revisionId));
  const definition = findDefinition(definitions, revision?.entity);
  if (!revision || !definition)
    throw new AppError("notFound", { en: `Revision ${revisionId} does not exist`, es: `No se encontró la revisión ${revisionId}` });
  if (!author.may(definition.permissions.write)) throw new AppError("forbidden", notAllowed);
  const { entity, entityId } = revision;
  const store = contentStore(definition);
  if (isTree(definition)) await lockTree(tx, definition);
  const before = await store.find(tx, entityId);
  const { state, leftOut } = await findPossibleState(tx, definition, revision, before !== undefined);
  await definition.guardRestore?.(tx, { before, state }, author);
  const restoredRecord = store.restore(tx, entityId, state, (await findLastRevision(tx, entity, entityId))?.version ?? 0, author.actor);
  const record = await (definition.refuseTaken ? restoredRecord.catch(definition.refuseTaken) : restoredRecord);
  return { entity, entityId, record, leftOut };
}

type StoredRevision = { entityId: number; state: State };

/** The state without what no longer exists: swept pictures, deleted categories, slugs that another record has. */
async function findPossibleState(tx: Db, definition: Definition, { entityId, state }: StoredRevision, exists: boolean) {
  const lostReferences = await missingReferences(tx, referencesOf(definition), state);
  const leftOut = new Set(lostReferences.map(({ field }) => field));
  if (isTree(definition)) {
    const { parent } = definition.tree;
    if (await closesCircle(tx, definition, entityId, state[parent])) leftOut.add(parent);
  }
  const changes: State = Object.fromEntries([...leftOut].map((field) => [field, null]));
  const { slug } = definition;
  const address = slug && !exists ? state[slug] : undefined;
  if (slug && typeof address === "string") changes[slug] = await freeSlug(tx, columnOf(definition, slug), address);
  return { state: { ...state, ...changes }, leftOut: [...leftOut] };
}

async function findLastRevision(tx: Db, entity: string, id: number) {
  const [last] = await tx
    .select({ revisionId: revisions.revisionId, version: revisions.version, action: revisions.action })
    .from(revisions)
    .where(and(eq(revisions.entity, entity), eq(revisions.entityId, id)))
    .orderBy(desc(revisions.revisionId))
    .limit(1);
  return last;
}
