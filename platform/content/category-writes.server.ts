import type { Db } from "#platform/database/db.server.ts";
import { type CategoryTree, lockTree, refuseCircle, refuseIfUsed } from "./category-tree.server.ts";
import { changeContent } from "./content-changes.server.ts";
import type { Actor } from "./content-store.server.ts";

type Placed = { parentId?: number | null | undefined };

type Store<Row, Values, Patch> = {
  label: string;
  create: (tx: Db, values: Values, actor: Actor) => Promise<Row>;
  update: (tx: Db, id: number, patch: Patch, actor: Actor, version?: number) => Promise<Row>;
  lock: (tx: Db, id: number) => Promise<Row>;
  remove: (tx: Db, id: number, actor: Actor) => Promise<Row>;
};

/** The writes of a tree of categories: one after the other, closing no circle, and deleting nothing that is in use. */
export function categoryWrites<Row extends { name: string }, Values, Patch extends Placed>(
  store: Store<Row, Values, Patch>,
  tree: CategoryTree,
) {
  return {
    create: (db: Db, valuesIn: (tx: Db) => Values | Promise<Values>, actor: Actor) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, tree);
        return store.create(tx, await valuesIn(tx), actor);
      }),

    update: (db: Db, id: number, patch: Patch, actor: Actor, version?: number) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, tree);
        await refuseCircle(tx, tree, id, patch.parentId);
        return store.update(tx, id, patch, actor, version);
      }),

    /** The row is held first, so that nothing can move into the category between the question and the delete. */
    remove: (db: Db, id: number, actor: Actor) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, tree);
        const { name } = await store.lock(tx, id);
        await refuseIfUsed(tx, tree, id, `${store.label} “${name}”`);
        return store.remove(tx, id, actor);
      }),
  };
}
