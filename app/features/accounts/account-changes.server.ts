import { eq } from "drizzle-orm";
import { z } from "zod";
import type { AuditAction } from "#lib/audit-actions.ts";
import { networkOf } from "#lib/client-address.ts";
import { deviceName } from "#lib/device-name.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { AuditDetail } from "#platform/audit/tables/audit-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { type AccountChange, accountChangers, accountChanges } from "./admin/texts/account-mails.ts";

const payload = z.object({
  userId: z.int(),
  /** As it was before the change: the account may have another one by now. */
  address: z.string(),
  change: z.enum(accountChanges),
  at: z.iso.datetime(),
  by: z.enum(accountChangers),
  device: z.string().nullable(),
  network: z.string().nullable(),
});

export const accountChangeMail: MailKind<z.infer<typeof payload>> = { name: "staff.accountChange", payload, refusalsWorth: 2 };

export async function recordAccountEvent(
  tx: Db,
  action: AuditAction,
  userId: number,
  actor: Actor,
  detail: AuditDetail = {},
): Promise<void> {
  await recordAudit(tx, { action, userId: actor.userId, clientAddress: actor.clientAddress, subject: `staff:${userId}`, detail });
}

/** Records the change and mails the account's holder, at the address before the change, in the transaction of the change. */
export async function recordAccountChange(
  tx: Db,
  change: AccountChange,
  userId: number,
  actor: Actor,
  { detail, formerAddress }: { detail?: AuditDetail; formerAddress?: string } = {},
): Promise<void> {
  await recordAccountEvent(tx, change, userId, actor, detail);
  const address = formerAddress ?? (await addressOf(tx, userId));
  const by = actor.userId === null ? "server" : actor.userId === userId ? "self" : "owner";
  const where = {
    device: actor.userId === null ? null : deviceName(actor.userAgent ?? ""),
    network: networkOf(actor.clientAddress ?? "") ?? null,
  };
  const payload = { userId, address, change, at: new Date().toISOString(), by, ...where } as const;
  await queueMail(tx, accountChangeMail, payload, { domain: actor.mailDomain ?? "localhost", subject: `staff:${userId}` });
}

async function addressOf(tx: Db, userId: number): Promise<string> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`Staff account ${userId} was changed and does not exist`);
  return user.email;
}
