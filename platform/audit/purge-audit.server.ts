import { lt, lte, max, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { auditEvents } from "./tables/audit-events.server.ts";
import { auditSeals } from "./tables/audit-seals.server.ts";

/** For retention alone: elsewhere the database refuses to delete events. Returns how many were deleted. */
export async function purgeAudit(db: Db, before: Date, limit?: number): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('umbral.purge', 'on', true)`);
    const expiredIds = tx.select({ id: auditEvents.auditEventId }).from(auditEvents).where(lte(auditEvents.at, before)).$dynamic();
    const some = limit === undefined ? expiredIds : expiredIds.orderBy(auditEvents.at).limit(limit);
    // An array is evaluated once; a subquery may run for every row.
    const ids = sql`array(${some})`;
    const purgedRows = await tx
      .delete(auditEvents)
      .where(sql`${auditEvents.auditEventId} = any(${ids})`)
      .returning({ id: auditEvents.auditEventId });
    if (purgedRows.length > 0) await trimSeals(tx);
    // Within a larger transaction the permission would otherwise last until that one ends.
    await tx.execute(sql`select set_config('umbral.purge', 'off', true)`);
    return purgedRows.length;
  });
}

/** The chain begins with the first seal that still has its event. The last seal always stays: the next one is computed from it. */
async function trimSeals(tx: Db): Promise<void> {
  const [firstKept] = await firstSealWithEvent(tx);
  const [last] = await tx.select({ position: max(auditSeals.position) }).from(auditSeals);
  const position = firstKept?.position ?? last?.position;
  if (position != null) await tx.delete(auditSeals).where(lt(auditSeals.position, position));
}

/** Ordered by seal, so that the database reads only the seals whose events were just removed. */
export function firstSealWithEvent(db: Db) {
  const hasEvent = sql`exists (select from ${auditEvents} where ${auditEvents.auditEventId} = ${auditSeals.auditEventId})`;
  return db.select({ position: auditSeals.position }).from(auditSeals).where(hasEvent).orderBy(auditSeals.position).limit(1);
}
