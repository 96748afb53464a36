import { and, asc, count, desc, eq, getTableName, not, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { findRows } from "#lib/search-text.ts";
import { type Language, type Translations, translateRow, withoutTranslations } from "#lib/translations.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { changeContent } from "./content-changes.server.ts";
import { type Actor, contentStore } from "./content-store.server.ts";
import {
  type CategoryTree,
  type CategoryUsers,
  columnOf,
  type Definition,
  nameOf,
  publicColumnsOf,
  type State,
} from "./definition.server.ts";
import { readThroughCache } from "./read-through-cache.server.ts";
import { hasWords } from "./search-condition.server.ts";

export type CategoryDefinition = Definition & { tree: CategoryTree };

export const isTree = (definition: Definition): definition is CategoryDefinition => definition.tree !== undefined;

/** Two concurrent moves, each valid alone, can close a circle together. */
export function lockTree(tx: Db, { table }: CategoryDefinition): Promise<void> {
  return takeAdvisoryLock(tx, `tree of ${getTableName(table)}`);
}

/** Whether `id` is `parentId` or one of its ancestors. */
export async function closesCircle(tx: Db, definition: CategoryDefinition, id: number, parentId: unknown): Promise<boolean> {
  if (typeof parentId !== "number") return false;
  const { table } = definition;
  const [key, parent] = [columnOf(definition, definition.key), columnOf(definition, definition.tree.parent)];
  const result = await tx.execute(sql`
    with recursive above(id, parent) as (
      select ${key}, ${parent} from ${table} where ${key} = ${parentId}
      union
      select ${key}, ${parent} from ${table} join above on ${key} = above.parent
    )
    select 1 from above where id = ${id}`);
  return (result as unknown as { rows: unknown[] }).rows.length > 0;
}

/** Refuses when the category contains anything, and says what. */
export async function refuseIfUsed(tx: Db, definition: CategoryDefinition, id: number, name: string): Promise<void> {
  const { key, names, tree, label } = definition;
  const subcategories = {
    one: { en: "subcategory", es: "subcategoría" },
    many: { en: "subcategories", es: "subcategorías" },
    category: columnOf(definition, tree.parent),
    name: columnOf(definition, names[0] ?? key),
    key: columnOf(definition, key),
  };
  const uses = [await describeUse(tx, tree.users, id), await describeUse(tx, subcategories, id)].filter((use) => use !== undefined);
  if (uses.length === 0) return;
  throw new AppError("inUse", {
    en: `${label.en} “${name}” is in use by ${uses.map(({ en }) => en).join(" and ")}; move or delete them first`,
    es: `${label.es} «${name}» está en uso: ${uses.map(({ es }) => es).join(" y ")}. Primero cambie de lugar o elimine lo que contiene`,
  });
}

const maxNames = 5;

async function describeUse(tx: Db, { one, many, category, name, key }: CategoryUsers, id: number): Promise<LocalizedText | undefined> {
  const [row] = await tx.select({ total: count() }).from(category.table).where(eq(category, id));
  const total = row?.total ?? 0;
  if (total === 0) return undefined;
  const rows = await tx.select({ name }).from(category.table).where(eq(category, id)).orderBy(desc(key)).limit(maxNames);
  const noun = total === 1 ? one : many;
  const more = total > rows.length ? ", …" : "";
  return {
    en: `${total} ${noun.en} (${rows.map((row) => `“${row.name}”`).join(", ")}${more})`,
    es: `${total} ${noun.es} (${rows.map((row) => `«${row.name}»`).join(", ")}${more})`,
  };
}

export function categoryService(definition: CategoryDefinition) {
  const store = contentStore(definition);
  const { key, names, tree } = definition;
  const { searchText } = definition.table;
  const table: PgTable = definition.table;
  const takenDown = Object.entries(definition.whenTakenDown ?? {}).map(([field, value]) => eq(columnOf(definition, field), value));
  const isShown = takenDown.length > 0 ? not(and(...takenDown) as SQL) : undefined;
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

    /** Categories are few: they are cached, and searched in memory. */
    listPublic: async (db: Db, language: Language, filterKey: string) => {
      const rows = await readThroughCache(db, `public ${getTableName(table)}`, async () => {
        const rows = db
          .select({ ...publicColumns, searchText })
          .from(table)
          .where(isShown);
        return (await rows.orderBy(...byName)) as Array<{ searchText: string }>;
      });
      const matches = filterKey === "" ? rows : findRows(rows, filterKey, (row) => row.searchText);
      return matches.map(({ searchText: _, ...row }) => toPublic(row, language));
    },

    findPublic: async (db: Db, id: number, language: Language) => {
      const publicRows = db.select(publicColumns).from(table);
      const [row] = await publicRows.where(and(eq(columnOf(definition, key), id), isShown));
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

    /** The row is locked first, so that nothing can move into the category between the check and the delete. */
    remove: (db: Db, id: number, actor: Actor) =>
      changeContent(db, async (tx) => {
        await lockTree(tx, definition);
        await refuseIfUsed(tx, definition, id, nameOf(definition, await store.lock(tx, id)));
        return store.remove(tx, id, actor);
      }),
  };
}
