import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type CategoryTree, closesCircle, lockTree, refuseIfUsed } from "./category-tree.server.ts";
import { changeContent } from "./content-changes.server.ts";
import { type Actor, type ContentStore, contentStore } from "./content-store.server.ts";
import { type ContentTable, type Definition, nameOf } from "./definition.server.ts";

/** The writes of a tree of categories: one after the other, closing no circle, and deleting nothing that is in use. */
export function categoryWrites<T extends ContentTable>(definition: Definition<T, string> & { tree: CategoryTree }) {
  type Store = ContentStore<T>;
  const store: Store = contentStore(definition);
  const { parent } = definition.tree;

  return {
    create: (db: Db, valuesIn: (tx: Db) => Parameters<Store["create"]>[1] | Promise<Parameters<Store["create"]>[1]>, actor: Actor) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, definition);
        return store.create(tx, await valuesIn(tx), actor);
      }),

    update: (db: Db, id: number, patch: Parameters<Store["update"]>[2], actor: Actor, version?: number) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, definition);
        if (await closesCircle(tx, definition, id, (patch as Record<string, unknown>)[parent]))
          throw AppError.field(parent, "A category cannot stand below itself or below one of its own subcategories");
        return store.update(tx, id, patch, actor, version);
      }),

    /** The row is held first, so that nothing can move into the category between the question and the delete. */
    remove: (db: Db, id: number, actor: Actor) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, definition);
        await refuseIfUsed(tx, definition, id, nameOf(definition, await store.lock(tx, id)));
        return store.remove(tx, id, actor);
      }),
  };
}
