import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { AuditDetail } from "#platform/audit/tables/audit-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Who changes a setting. */
export type SettingAuthor = { actor: StaffActor };

/** The key alone: what a setting says may be somebody's address. */
export async function recordSetting(
  tx: Db,
  verb: "create" | "change" | "delete" | "restore",
  context: string,
  { actor: { userId, clientAddress } }: SettingAuthor,
  formerContext = context,
): Promise<void> {
  const detail: AuditDetail = formerContext === context ? {} : { formerKey: formerContext };
  await recordAudit(tx, { action: `setting.${verb}`, userId, clientAddress, subject: `setting:${context}`, detail });
}

type RestoredStates = { before: Record<string, unknown> | undefined; state: Record<string, unknown> };

/** A former state that comes back, or a setting from the bin, is recorded like any other change. */
export async function guardRestoredSetting(tx: Db, { before, state }: RestoredStates, author: SettingAuthor): Promise<void> {
  const formerContext = String(before?.context ?? state.context);
  const context = String(state.context);
  await recordSetting(tx, "restore", context, author, formerContext);
}

/** A setting that is changed along with other records, a picture's address for example, is recorded all the same. */
export async function guardChangedSetting(
  tx: Db,
  { before }: { before: Record<string, unknown> },
  author: SettingAuthor,
): Promise<boolean> {
  const context = String(before.context);
  await recordSetting(tx, "change", context, author);
  return true;
}
