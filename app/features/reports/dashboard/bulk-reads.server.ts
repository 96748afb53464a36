import { and, desc, eq, gt } from "drizzle-orm";
import type { AuditAction } from "#lib/audit-actions.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";

const action: AuditAction = "personalData.readMany";
const shownMs = 7 * 24 * 60 * 60_000;

/** Who was flagged for reading the data of unusually many customers in the last week, the last first. */
export async function findBulkReads(db: Db, now: Date) {
  const events = await db
    .select({ userId: auditEvents.userId, who: users.userName, detail: auditEvents.detail, at: auditEvents.at })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.userId))
    .where(and(eq(auditEvents.action, action), gt(auditEvents.at, new Date(now.getTime() - shownMs))))
    .orderBy(desc(auditEvents.auditEventId));
  return events.flatMap(({ userId, who, detail, at }) => (userId === null ? [] : [{ userId, who, records: Number(detail.records), at }]));
}
