import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { networkOf } from "#lib/client-address.ts";
import { deviceName } from "#lib/device-name.ts";
import { roles } from "#lib/permissions.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { queueMails } from "#platform/mail/outbox.server.ts";
import type { Actor } from "./actor.server.ts";
import { users } from "./tables/staff.server.ts";

export const isActiveOwner = and(eq(users.role, "owner"), isNull(users.suspendedAt));

export async function listOwnerIds(db: Db): Promise<number[]> {
  const owners = await db.select({ id: users.id }).from(users).where(isActiveOwner).orderBy(asc(users.id));
  return owners.map(({ id }) => id);
}

/** The recipient of a mail; undefined for an account that is suspended or no longer an owner's. */
export async function findOwner(db: Db, userId: number) {
  const [owner] = await db
    .select({ userName: users.userName, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isActiveOwner));
  return owner && { ...owner, language: owner.language ?? "en" };
}

const role = z.enum(roles);

const origin = z.object({
  userId: z.int(),
  at: z.iso.datetime(),
  /** The user; `null` is the server's command line. */
  by: z.int().nullable(),
  device: z.string().nullable(),
  network: z.string().nullable(),
});

const payload = z.discriminatedUnion("about", [
  origin.extend({ about: z.literal("newOwner"), accountId: z.int() }),
  origin.extend({ about: z.literal("role"), accountId: z.int(), from: role, to: role }),
  /** `fields` are names separated by commas. */
  origin.extend({ about: z.literal("record"), entity: z.string(), entityId: z.int(), fields: z.string() }),
]);
export type OwnerNoticePayload = z.infer<typeof payload>;

type WithoutOrigin<Payload> = Payload extends unknown ? Omit<Payload, keyof z.infer<typeof origin>> : never;
export type OwnerNotice = WithoutOrigin<OwnerNoticePayload>;

export const ownerNoticeMail: MailKind<OwnerNoticePayload> = { name: "staff.ownerNotice", payload, refusalsWorth: 2 };

/** Mails every owner, in the transaction of the change, except the account that it is about, which gets a mail of its own. */
export async function notifyOwners(tx: Db, notice: OwnerNotice, actor: Actor): Promise<void> {
  const origin = {
    at: new Date().toISOString(),
    by: actor.userId,
    device: actor.userAgent === undefined ? null : deviceName(actor.userAgent),
    network: networkOf(actor.clientAddress ?? "") ?? null,
  };
  const mails = (await listOwnerIds(tx))
    .filter((userId) => !("accountId" in notice) || notice.accountId !== userId)
    .map((userId) => ({ payload: { ...notice, userId, ...origin }, subject: `staff:${userId}` as const }));
  await queueMails(tx, ownerNoticeMail, mails, actor.mailDomain ?? "localhost");
}
