import type { AuditAction } from "#lib/audit-actions.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type AuditDetail, auditEvents } from "./tables/audit-events.server.ts";

export type AuditEvent = {
  action: AuditAction;
  userId?: number | null;
  subject?: string;
  clientAddress?: string;
  detail?: AuditDetail;
  at?: Date;
};

/** To be called in the transaction that does what it tells of, so that neither is there without the other. */
export async function recordAudit(tx: Db, event: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values(event);
}
