import { and, arrayContains, desc, eq, like, max, or, sql, sum } from "drizzle-orm";
import { contactMessageNoun } from "#app/features/leads/messages/noun.ts";
import type { Db } from "#platform/database/db.server.ts";
import { personalDataReads as reads } from "#platform/personal-data/tables/personal-data-reads.server.ts";
import { namesOf } from "./names.server.ts";

const isExport = sql<boolean>`${reads.call} like '%/export'`;

/** Who opened a message, or got it in a file, the last first. Lists that it was part of do not count. */
export async function listMessageReaders(db: Db, contactMessageId: number) {
  const lastAt = max(reads.lastAt);
  const rows = await db
    .select({ userId: reads.userId, isExport, times: sum(reads.times).mapWith(Number), lastAt })
    .from(reads)
    .where(
      and(
        arrayContains(reads.recordIds, [contactMessageId]),
        eq(reads.entity, contactMessageNoun.entity),
        or(eq(reads.call, "GET /api/contactmessage/:id"), like(reads.call, "%/export")),
      ),
    )
    .groupBy(reads.userId, isExport)
    .orderBy(desc(lastAt));
  const nameOf = await namesOf(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.flatMap((row) => (row.lastAt ? [{ ...row, lastAt: row.lastAt, who: nameOf(row.userId) }] : []));
}
