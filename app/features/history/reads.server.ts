import { and, arrayContains, desc, eq, like, max, or, sql, sum } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { personalDataReads as reads } from "#platform/personal-data/tables/personal-data-reads.server.ts";
import { findNames } from "./data-reads/names.server.ts";

const isExport = sql<boolean>`${reads.call} like '%/export'`;

/** Who opened a record by the given API call or exported it, the last first. Lists that contained it do not count. */
export async function listReaders(db: Db, { entity, id, call }: { entity: string; id: number; call: string }) {
  const lastAt = max(reads.lastAt);
  const rows = await db
    .select({ userId: reads.userId, isExport, times: sum(reads.times).mapWith(Number), lastAt })
    .from(reads)
    .where(and(arrayContains(reads.recordIds, [id]), eq(reads.entity, entity), or(eq(reads.call, call), like(reads.call, "%/export"))))
    .groupBy(reads.userId, isExport)
    .orderBy(desc(lastAt));
  const nameOf = await findNames(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap((row) => (row.lastAt ? [{ ...row, lastAt: row.lastAt, who: nameOf(row.userId) }] : []));
}
