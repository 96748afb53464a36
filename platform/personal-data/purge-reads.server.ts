import { inArray, lte } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { personalDataReads } from "./tables/personal-data-reads.server.ts";

/** Deletes reads up to a moment, no more than `limit` at once, and returns how many that were. */
export async function purgeReads(db: Db, before: Date, limit: number): Promise<number> {
  const { personalDataReadId: id, lastAt } = personalDataReads;
  const expiredIds = db.select({ id }).from(personalDataReads).where(lte(lastAt, before)).limit(limit);
  const purgedRows = await db.delete(personalDataReads).where(inArray(id, expiredIds)).returning({ id });
  return purgedRows.length;
}
