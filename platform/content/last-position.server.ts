import { max, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/db.server.ts";

/** The position after all others, in steps, so that there is room between two. */
export async function lastPosition(tx: Db, column: PgColumn, among?: SQL): Promise<number> {
  const [row] = await tx
    .select({ highest: max(column) })
    .from(column.table)
    .where(among);
  return Number(row?.highest ?? 0) + 10;
}
