import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { AuditDetail } from "#platform/audit/tables/audit-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Only the key: a value may be a person's address. */
export async function recordSetting(
  tx: Db,
  verb: "create" | "change" | "delete" | "restore",
  context: string,
  { userId, clientAddress }: StaffActor,
  formerContext = context,
): Promise<void> {
  const detail: AuditDetail = formerContext === context ? {} : { formerKey: formerContext };
  await recordAudit(tx, { action: `setting.${verb}`, userId, clientAddress, subject: `setting:${context}`, detail });
}

type Row = Record<string, unknown>;
type Author = { actor: StaffActor };

/** A former state that comes back, or a setting from the Trash, is recorded like any other change. */
export async function guardRestoredSetting(tx: Db, { before, state }: { before: Row | undefined; state: Row }, { actor }: Author) {
  await recordSetting(tx, "restore", String(state.context), actor, String(before?.context ?? state.context));
}

/** A setting that is changed along with other records, a picture's address for example, is recorded too. */
export async function guardChangedSetting(tx: Db, { before }: { before: Row }, { actor }: Author): Promise<boolean> {
  await recordSetting(tx, "change", String(before.context), actor);
  return true;
}
