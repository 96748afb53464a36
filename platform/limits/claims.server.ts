import { eq, sql } from "drizzle-orm";
import { rateLimits } from "#db/tables/rate-limits.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Of several processes that would do the same, one may: whoever comes first, until it gives the claim back or its time is over. */
export async function takeClaim(db: Db, key: string, seconds: number): Promise<boolean> {
  const expiresAt = sql`now() + ${`${seconds} seconds`}::interval`;
  const takenRows = await db
    .insert(rateLimits)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { expiresAt }, setWhere: sql`${rateLimits.expiresAt} < now()` })
    .returning({ key: rateLimits.key });
  return takenRows.length > 0;
}

export async function giveBackClaim(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
