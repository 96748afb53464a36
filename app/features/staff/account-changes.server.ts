import type { AuditDetail } from "#db/tables/audit-events.server.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** What can happen to an account that someone might do with a session that is not theirs. */
export type AccountChange =
  | "staff.changeEmail"
  | "staff.changeRole"
  | "staff.suspend"
  | "staff.reinstate"
  | "staff.resetPassword"
  | "staff.changePassword"
  | "secondFactor.enable"
  | "secondFactor.disable"
  | "secondFactor.renewCodes"
  | "session.end";

export async function recordAccountEvent(tx: Db, action: string, userId: number, actor: Actor, detail: AuditDetail = {}): Promise<void> {
  await recordAudit(tx, { action, userId: actor.userId, clientAddress: actor.clientAddress, subject: `staff:${userId}`, detail });
}

/** To be called in the transaction of the change. */
export async function recordAccountChange(
  tx: Db,
  change: AccountChange,
  userId: number,
  actor: Actor,
  detail?: AuditDetail,
): Promise<void> {
  await recordAccountEvent(tx, change, userId, actor, detail);
}
