import { count, desc, eq, getTableName, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { takeAdvisoryLock } from "#platform/database/advisory-lock.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type CategoryTree, type CategoryUsers, columnOf, type Definition } from "./definition.server.ts";

/** A noun whose records are categories in a tree. */
export type CategoryDefinition = Definition & { tree: CategoryTree };

export const isTree = (definition: Definition): definition is CategoryDefinition => definition.tree !== undefined;

/** Changes of one tree happen one after the other: two moves that are fine alone can close a circle together. */
export function lockTree(tx: Db, { table }: CategoryDefinition): Promise<void> {
  return takeAdvisoryLock(tx, `tree of ${getTableName(table)}`);
}

/** Whether `id` is the record itself or stands above `parentId`. */
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

/** Refuses when anything stands in or below the category, and says what. */
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
