import { and, desc, eq } from "drizzle-orm";
import { blogCategories } from "#db/tables/blog-categories.server.ts";
import { blogPosts } from "#db/tables/blog-posts.server.ts";
import { pageCategories } from "#db/tables/page-categories.server.ts";
import { revisions } from "#db/tables/revisions.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Permission } from "#lib/permissions.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { closesCircle, lockTree } from "#platform/content/category-tree.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { freeSlug } from "#platform/content/free-slug.server.ts";
import { missingReferences } from "#platform/content/references.server.ts";
import { stores } from "#platform/content/stores.server.ts";
import { trees } from "#platform/content/trees.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseDuplicate } from "#platform/database/violations.server.ts";
import { lockBin } from "#platform/lifecycle/bin.server.ts";
import { entityPermissions } from "./permissions.ts";
import { type Entity, entities } from "./service.server.ts";

type State = Record<string, unknown>;

export type RestoreAuthor = { actor: Actor; may: (permission: Permission) => boolean };

/** What a feature has to say about a former state of its records before it comes back, such as a refusal. */
export type RestoreRules = Partial<
  Record<Entity, (tx: Db, restored: { before: State | undefined; state: State }, author: RestoreAuthor) => Promise<void>>
>;

const slugs = { blog: blogPosts.slug, blogcategory: blogCategories.slug, pagecategory: pageCategories.slug };

const refuseTakenContext = refuseDuplicate(
  "web_resources_context_index",
  "context",
  "Another resource has taken this context since; rename or delete it first",
);

/** Sets a record to the state that a revision kept, deleted or not, as a new version of it. */
export function restoreRevision(db: Db, revisionId: number, author: RestoreAuthor, rules: RestoreRules) {
  return changeContent(db, async (tx) => {
    // Before it is read: what is purged or erased meanwhile must not come back from memory.
    await lockBin(tx);
    const [kept] = await tx.select().from(revisions).where(eq(revisions.revisionId, revisionId));
    const entity = entities.find((name) => name === kept?.entity);
    if (!kept || !entity) throw new AppError("notFound", `Revision ${revisionId} does not exist`);
    if (!author.may(entityPermissions[entity].write)) throw new AppError("forbidden", "Your role does not allow this");
    const { entityId } = kept;
    const tree = entity in trees ? trees[entity as keyof typeof trees] : undefined;
    if (tree) await lockTree(tx, tree);
    const { state, leftOut } = await possible(tx, entity, entityId, kept.state);
    await rules[entity]?.(tx, { before: await stores[entity].find(tx, entityId), state }, author);
    const record = await stores[entity].restore(tx, entityId, state, await lastVersion(tx, entity, entityId), author.actor);
    return { entity, entityId, record, leftOut };
  }).catch(refuseTakenContext);
}

/** The state without what is gone since: pictures that were swept, categories that were deleted, addresses that were given away. */
async function possible(tx: Db, entity: Entity, id: number, state: State): Promise<{ state: State; leftOut: string[] }> {
  const store = stores[entity];
  const exists = (await store.find(tx, id)) !== undefined;
  const leftOut = (await missingReferences(tx, store.references, state)).map(({ field }) => field);
  const tree = entity in trees ? trees[entity as keyof typeof trees] : undefined;
  if (tree && typeof state.parentId === "number" && (await closesCircle(tx, tree, id, state.parentId))) leftOut.push("parentId");
  const changes: State = Object.fromEntries(leftOut.map((field) => [field, null]));
  const column = entity in slugs ? slugs[entity as keyof typeof slugs] : undefined;
  if (column && !exists && typeof state.slug === "string") changes.slug = await freeSlug(tx, column, state.slug);
  return { state: { ...state, ...changes }, leftOut: [...new Set(leftOut)] };
}

async function lastVersion(tx: Db, entity: Entity, id: number): Promise<number> {
  const [last] = await tx
    .select({ version: revisions.version })
    .from(revisions)
    .where(and(eq(revisions.entity, entity), eq(revisions.entityId, id)))
    .orderBy(desc(revisions.revisionId))
    .limit(1);
  return last?.version ?? 0;
}
