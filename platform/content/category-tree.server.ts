import { count, desc, eq, getTableName, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { AppError } from "#lib/errors.ts";
import { takeTurns } from "#platform/database/advisory-lock.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Records that stand in a category: how they are called, how they name it, and how they are named themselves. */
export type Users = { one: string; many: string; category: AnyPgColumn; name: AnyPgColumn; key: AnyPgColumn };

export type CategoryTree = { key: AnyPgColumn; parent: AnyPgColumn; name: AnyPgColumn; users: Users };

/** Changes of one tree happen one after the other: two moves that are fine alone can close a circle together. */
export function lockTree(tx: Db, { key }: CategoryTree): Promise<void> {
  return takeTurns(tx, `tree of ${getTableName(key.table)}`);
}

/** Whether `id` is the record itself or stands above `parentId`. */
export async function closesCircle(tx: Db, { key, parent }: CategoryTree, id: number, parentId: number): Promise<boolean> {
  const { table } = key;
  const result = await tx.execute(sql`
    with recursive above(id, parent) as (
      select ${key}, ${parent} from ${table} where ${key} = ${parentId}
      union
      select ${key}, ${parent} from ${table} join above on ${key} = above.parent
    )
    select 1 from above where id = ${id}`);
  return (result as unknown as { rows: unknown[] }).rows.length > 0;
}

export async function refuseCircle(tx: Db, tree: CategoryTree, id: number, parentId: number | null | undefined): Promise<void> {
  if (parentId && (await closesCircle(tx, tree, id, parentId))) {
    throw AppError.field("parentId", "A category cannot stand below itself or below one of its own subcategories");
  }
}

/** Refuses when anything stands in or below the category, and says what. */
export async function refuseIfUsed(tx: Db, tree: CategoryTree, id: number, label: string): Promise<void> {
  const subcategories = { one: "subcategory", many: "subcategories", category: tree.parent, name: tree.name, key: tree.key };
  const uses = [await describeUse(tx, tree.users, id), await describeUse(tx, subcategories, id)].filter((use) => use !== undefined);
  if (uses.length > 0) throw new AppError("inUse", `${label} is in use by ${uses.join(" and ")}; move or delete them first`);
}

const shownNames = 5;

async function describeUse(tx: Db, { one, many, category, name, key }: Users, id: number): Promise<string | undefined> {
  const [found] = await tx.select({ total: count() }).from(category.table).where(eq(category, id));
  const total = found?.total ?? 0;
  if (total === 0) return undefined;
  const rows = await tx.select({ name }).from(category.table).where(eq(category, id)).orderBy(desc(key)).limit(shownNames);
  const names = rows.map((row) => `“${row.name}”`).join(", ");
  return `${total} ${total === 1 ? one : many} (${names}${total > rows.length ? ", …" : ""})`;
}
