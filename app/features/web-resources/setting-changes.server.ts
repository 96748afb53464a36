import type { AuditDetail } from "#db/tables/audit-events.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Permission } from "#lib/permissions.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isSensitive } from "./find-setting.ts";

/** Who changes a setting, and what they may do. */
export type SettingAuthor = { actor: Actor; may: (permission: Permission) => boolean };

/** Refuses a change whose setting, under its name before or after, is the owner's. */
export function refuseSensitive(contexts: string[], { may }: SettingAuthor): void {
  const sensitive = contexts.find(isSensitive);
  if (sensitive && !may("settings.sensitive"))
    throw new AppError("forbidden", { en: `Only an owner may change ${sensitive}`, es: `Solo un propietario puede cambiar ${sensitive}` });
}

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

/** A former state, and what is in the bin, are no way around the owner. */
export async function guardRestoredSetting(tx: Db, { before, state }: RestoredStates, author: SettingAuthor): Promise<void> {
  const formerContext = String(before?.context ?? state.context);
  const context = String(state.context);
  refuseSensitive([formerContext, context], author);
  await recordSetting(tx, "restore", context, author, formerContext);
}

/** What is changed along with other records, a picture's address for example, is the owner's and is recorded all the same. */
export async function guardChangedSetting(
  tx: Db,
  { before }: { before: Record<string, unknown> },
  author: SettingAuthor,
): Promise<boolean> {
  const context = String(before.context);
  refuseSensitive([context], author);
  await recordSetting(tx, "change", context, author);
  return true;
}
