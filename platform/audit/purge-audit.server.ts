import { eq, lt, lte, max, min, sql } from "drizzle-orm";
import { auditEvents } from "#db/tables/audit-events.server.ts";
import { auditSeals } from "#db/tables/audit-seals.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/**
 * Deletes what happened up to a moment, no more than `limit` at once, and says how much that was. For retention alone:
 * everywhere else the database refuses to delete from the list.
 */
export async function purgeAudit(db: Db, before: Date, limit?: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('umbral.purge', 'on', true)`);
    const expiredIds = tx.select({ id: auditEvents.auditEventId }).from(auditEvents).where(lte(auditEvents.at, before)).$dynamic();
    const some = limit === undefined ? expiredIds : expiredIds.orderBy(auditEvents.at).limit(limit);
    // As an array it is found out once; a subquery may be run again for every row.
    const ids = sql`array(${some})`;
    const purgedRows = await tx
      .delete(auditEvents)
      .where(sql`${auditEvents.auditEventId} = any(${ids})`)
      .returning({ id: auditEvents.auditEventId });
    await trimSeals(tx);
    // Within a larger transaction the permission would otherwise last until that one ends.
    await tx.execute(sql`select set_config('umbral.purge', 'off', true)`);
    return purgedRows.length;
  });
}

/** The chain begins with the first link that still has its event; the last link stays in any case, since the next follows from it. */
async function trimSeals(tx: Db): Promise<void> {
  const firstKept = tx
    .select({ position: min(auditSeals.position) })
    .from(auditSeals)
    .innerJoin(auditEvents, eq(auditEvents.auditEventId, auditSeals.auditEventId));
  const last = tx.select({ position: max(auditSeals.position) }).from(auditSeals);
  await tx.delete(auditSeals).where(lt(auditSeals.position, sql`coalesce((${firstKept}), (${last}))`));
}
