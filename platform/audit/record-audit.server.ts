import type { AuditAction } from "#lib/audit-actions.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createLimiter, LimitReached, takeAttempt } from "#platform/limits/limits.server.ts";
import { fixedWindow } from "#platform/limits/policy.server.ts";
import type { Log } from "#platform/log.server.ts";
import { type AuditDetail, auditEvents } from "./tables/audit-events.server.ts";

export type AuditEvent = {
  action: AuditAction;
  userId?: number | null;
  subject?: string;
  clientAddress?: string;
  detail?: AuditDetail;
  at?: Date;
};

/** Call it in the transaction of the change, so that neither exists without the other. */
export async function recordAudit(tx: Db, event: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values(event);
}

/** Enough to see an attack; a loop must not fill the disk. */
const refusals = fixedWindow("refusal", 30, 15 * 60_000);

type Refusal = { userId: number; clientAddress: string; call: string };

/** A call that the user's role does not allow. It is refused even if it cannot be recorded. */
export async function recordRefusal(db: Db, log: Log, { userId, clientAddress, call }: Refusal): Promise<void> {
  const event = { action: "permission.refuse" as const, userId, clientAddress, subject: `staff:${userId}`, detail: { call } };
  const record = async () => {
    await takeAttempt(createLimiter(db), [{ policy: refusals, by: [String(userId)] }], new Date());
    await recordAudit(db, event);
  };
  await record().catch((err: unknown) => {
    if (!(err instanceof LimitReached)) log.error({ err }, "A refusal could not be recorded");
  });
}
