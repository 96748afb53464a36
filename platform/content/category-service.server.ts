import { asc, eq, getTableName } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { AppError } from "#lib/errors.ts";
import { findRows } from "#lib/search-text.ts";
import { type Language, type Translations, translateRow, withoutTranslations } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type CategoryDefinition, closesCircle, lockTree, refuseIfUsed } from "./category-tree.server.ts";
import { changeContent } from "./content-changes.server.ts";
import { type Actor, contentStore } from "./content-store.server.ts";
import { columnOf, nameOf, publicColumnsOf, type State } from "./definition.server.ts";
import { readThroughCache } from "./read-through-cache.server.ts";
import { hasWords } from "./search-condition.server.ts";

/** Reads and writes a tree of categories. Writes happen one after the other, close no circle and delete nothing that is in use. */
export function categoryService(definition: CategoryDefinition) {
  const store = contentStore(definition);
  const { key, names, tree } = definition;
  const { searchText } = definition.table;
  const table: PgTable = definition.table;
  const byName = [...names, key].map((field) => asc(columnOf(definition, field)));
  const publicColumns: Record<string, AnyPgColumn> = { ...publicColumnsOf(definition), translations: columnOf(definition, "translations") };
  const toPublic = (row: object, language: Language): State =>
    withoutTranslations(translateRow(row as { translations: Translations }, language));

  return {
    get: store.get,

    list: (db: Db, filterKey: string): Promise<State[]> => {
      const columns: Record<string, AnyPgColumn> = store.columns;
      const matches = db.select(columns).from(table).where(hasWords(searchText, filterKey));
      return matches.orderBy(...byName);
    },

    /** They are few and stay in memory, and so they are searched there. */
    listPublic: async (db: Db, language: Language, filterKey: string) => {
      const rows = await readThroughCache(db, `public ${getTableName(table)}`, async () => {
        const rows = db.select({ ...publicColumns, searchText }).from(table);
        return (await rows.orderBy(...byName)) as Array<{ searchText: string }>;
      });
      const matches = filterKey === "" ? rows : findRows(rows, filterKey, (row) => row.searchText);
      return matches.map(({ searchText: _, ...row }) => toPublic(row, language));
    },

    findPublic: async (db: Db, id: number, language: Language) => {
      const publicRows = db.select(publicColumns).from(table);
      const [row] = await publicRows.where(eq(columnOf(definition, key), id));
      return row && toPublic(row, language);
    },

    create: (db: Db, valuesIn: (tx: Db) => Promise<State>, actor: Actor) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, definition);
        return store.create(tx, await valuesIn(tx), actor);
      }),

    update: (db: Db, id: number, patch: State, actor: Actor, version?: number) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, definition);
        if (await closesCircle(tx, definition, id, patch[tree.parent]))
          throw AppError.field(tree.parent, {
            en: "A category can't be inside itself or one of its own subcategories",
            es: "Una categoría no puede estar debajo de sí misma ni de una de sus propias subcategorías",
          });
        return store.update(tx, id, patch, actor, version);
      }),

    /** The row is held first, so that nothing can move into the category between the check and the delete. */
    remove: (db: Db, id: number, actor: Actor) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, definition);
        await refuseIfUsed(tx, definition, id, nameOf(definition, await store.lock(tx, id)));
        return store.remove(tx, id, actor);
      }),
  };
}
