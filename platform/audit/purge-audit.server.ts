import { lt, sql } from "drizzle-orm";
import { auditEvents } from "#db/tables/audit-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Deletes what happened before a moment, for retention alone: everywhere else the database refuses to delete from the list. */
export async function purgeAudit(db: Db, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('umbral.purge', 'on', true)`);
    const gone = await tx.delete(auditEvents).where(lt(auditEvents.at, before)).returning({ id: auditEvents.auditEventId });
    // Within a larger transaction the permission would otherwise last until that one ends.
    await tx.execute(sql`select set_config('umbral.purge', 'off', true)`);
    return gone.length;
  });
}
