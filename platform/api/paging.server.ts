import { asc, count, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { choice, wholeNumber } from "#lib/fields.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listQuery } from "./operation.server.ts";

/** The longest list that one answer carries. */
export const maxPageSize = 1000;

export const pageNumber = wholeNumber("pageNumber", 1, 1_000_000).default(1);
export const pageSize = wholeNumber("pageSize", 1, maxPageSize).default(maxPageSize);

/** Without its parameters a list answers everything, up to the bound. */
export const pagedQuery = listQuery.extend({ pageNumber, pageSize });

export type Paging = { pageNumber: number; pageSize: number };

export const offsetOf = ({ pageNumber, pageSize }: Paging) => (pageNumber - 1) * pageSize;

/** The parameters of a list that staff may have in another order; visitors get the one that the site shows. */
export const sortParameters = <const Names extends readonly [string, ...string[]]>(names: Names) => ({
  sortBy: choice("sortBy", names).meta({ description: "For staff; without it the list has its own order" }).optional(),
  sortDirection: choice("sortDirection", ["asc", "desc"]).meta({ description: "asc unless it says desc" }).optional(),
});

export type Sort<Name extends string> = { sortBy?: Name; sortDirection?: "asc" | "desc" };

/** By a column or what an index holds of it, and rows that are alike by their id, so that no page repeats a row. */
export function orderBy(column: SQLWrapper, id: AnyPgColumn, sortDirection: "asc" | "desc" = "asc"): SQL[] {
  const direction = sortDirection === "desc" ? desc : asc;
  return column === id ? [direction(id)] : [direction(column), direction(id)];
}

/** Counting takes time in proportion to what is counted; nobody pages further than this. */
const maxCounted = 10_000;

export const totals = { total: z.int(), totalIsMinimum: z.boolean(), pageNumber: z.int(), pageSize: z.int() };

/** How many there are in all: told by the page itself where it is the last one, else counted up to the bound. */
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
