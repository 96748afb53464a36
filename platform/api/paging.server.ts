import { asc, count, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { choice, wholeNumber } from "#lib/fields.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listQuery } from "./operation.server.ts";

export const maxPageSize = 1000;

export const pageNumber = wholeNumber("pageNumber", 1, 1_000_000).default(1);
export const pageSize = wholeNumber("pageSize", 1, maxPageSize).default(maxPageSize);

/** Without parameters a list returns everything, up to `maxPageSize`. */
export const pagedQuery = listQuery.extend({ pageNumber, pageSize });

export type Paging = { pageNumber: number; pageSize: number };

export const offsetOf = ({ pageNumber, pageSize }: Paging) => (pageNumber - 1) * pageSize;

/** Staff may sort a list; visitors get the order of the site. */
export const sortParameters = <const Names extends readonly [string, ...string[]]>(names: Names) => ({
  sortBy: choice("sortBy", names).meta({ description: "For staff; without it the list has its own order" }).optional(),
  sortDirection: choice("sortDirection", ["asc", "desc"]).meta({ description: "asc unless it says desc" }).optional(),
});

export type Sort<Name extends string> = { sortBy?: Name; sortDirection?: "asc" | "desc" };

/** Equal values are ordered by id, so that no page repeats a row. */
export function orderBy(column: SQLWrapper, id: AnyPgColumn, sortDirection: "asc" | "desc" = "asc"): SQL[] {
  const direction = sortDirection === "desc" ? desc : asc;
  return column === id ? [direction(id)] : [direction(column), direction(id)];
}

/** Counting takes time in proportion to the rows; staff do not page further than this. */
const maxCounted = 10_000;

export const totals = { total: z.int(), totalIsMinimum: z.boolean(), pageNumber: z.int(), pageSize: z.int() };

/** The total follows from the last page; otherwise rows are counted, up to `maxCounted`. */
export async function totalsOf(db: Db, table: PgTable, where: SQL | undefined, { pageNumber, pageSize }: Paging, shown: number) {
  const paging = { pageNumber, pageSize };
  const seenCount = offsetOf(paging) + shown;
  if (shown < pageSize && (shown > 0 || seenCount === 0)) return { ...paging, total: seenCount, totalIsMinimum: false };
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(maxCounted + 1)
    .as("some");
  const [row] = await db.select({ total: count() }).from(some);
  const total = row?.total ?? 0;
  return { ...paging, total: Math.min(total, maxCounted), totalIsMinimum: total > maxCounted };
}
