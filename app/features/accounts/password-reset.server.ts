import { createHash, randomBytes, randomInt } from "node:crypto";
import { and, arrayContains, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { endSessions } from "#platform/accounts/change-sessions.server.ts";
import { hashPassword } from "#platform/accounts/password.server.ts";
import { requireStrongPassword } from "#platform/accounts/password-strength.server.ts";
import { personColumns } from "#platform/accounts/staff.server.ts";
import { accounts, passwordResets, users } from "#platform/accounts/tables/staff.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { passwordLabels } from "./schema.ts";

const resetPayload = z.object({ passwordResetId: z.int() });
const personPayload = z.object({ userId: z.int() });

/** The link to a new password. One refusal is enough: the user can ask again. */
export const passwordResetMail: MailKind<z.infer<typeof resetPayload>> = {
  name: "password.resetLink",
  payload: resetPayload,
  refusalsWorth: 1,
};
export const passwordWasResetMail: MailKind<z.infer<typeof personPayload>> = {
  name: "password.wasReset",
  payload: personPayload,
  refusalsWorth: 2,
};

const minute = 60_000;

/** From when the mail was composed. */
const linkLifetime = 15 * minute;
/** A mail that could not be sent for this long is no longer useful. */
const mailLifetime = 60 * minute;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms);

type Asker = { clientAddress: string; domain: string };

/** In milliseconds; random, so that composing and sending the mail cannot be timed. */
const mailDelay = () => randomInt(1_000, 6_000);

/** The id of no request: the mail about it is never composed. */
const noReset = 0;

/**
 * Queues the mail with the link. The same statements run and a mail is queued with and without an account: otherwise the time of the
 * next request, which may wait for them, would reveal whether there is an account.
 */
export async function askForReset(db: Db, email: string, { clientAddress, domain }: Asker, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
    const isActiveAccount = and(eq(users.email, email), isNull(users.suspendedAt));
    const expiresAt = addMs(now, mailLifetime).toISOString();
    await tx.execute(
      sql`insert into ${passwordResets} (user_id, expires_at) select ${users.id}, ${expiresAt}::timestamptz from ${users} where ${isActiveAccount}`,
    );
    const [reset] = await tx
      .select({ id: passwordResets.id, userId: users.id })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(isActiveAccount)
      .orderBy(desc(passwordResets.id))
      .limit(1);
    const subject = reset && (`staff:${reset.userId}` as const);
    await recordAudit(tx, { action: "password.askReset", subject, clientAddress });
    await queueMail(tx, passwordResetMail, { passwordResetId: reset?.id ?? noReset }, { domain, subject, delayMs: mailDelay() });
  });
}

/** A new secret for the link of a request, made when the mail is composed; undefined when the request has expired. */
export async function mintResetToken(db: Db, passwordResetId: number, now = new Date()) {
  const token = randomBytes(32).toString("base64url");
  const current = and(eq(passwordResets.id, passwordResetId), gt(passwordResets.expiresAt, now));
  const [reset] = await db
    .update(passwordResets)
    .set({ tokenHashes: sql`array_append(${passwordResets.tokenHashes}, ${hashOf(token)})`, expiresAt: addMs(now, linkLifetime) })
    .where(current)
    .returning({ userId: passwordResets.userId });
  return reset && { token, userId: reset.userId };
}

const spentLink = () =>
  new AppError("invalid", {
    en: "This link has expired or was already used; ask for a new one",
    es: "Este enlace venció o ya se usó; pida uno nuevo",
  });

/** Sets the new password once and ends every session and pending sign-in. Sign-in still asks for the second factor. */
export async function resetByToken(db: Db, token: string, password: string, { clientAddress, domain }: Asker, now = new Date()) {
  const valid = and(arrayContains(passwordResets.tokenHashes, [hashOf(token)]), gt(passwordResets.expiresAt, now));
  const [account] = await db
    .select({ id: passwordResets.id, ...personColumns })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(valid, isNull(users.suspendedAt)));
  if (!account) throw spentLink();
  await requireStrongPassword("password", passwordLabels.newPassword, password, account);
  const hash = await hashPassword(password);
  const { userId } = account;
  await db.transaction(async (tx) => {
    const isThisLink = and(eq(passwordResets.id, account.id), valid);
    const [usedToken] = await tx.delete(passwordResets).where(isThisLink).returning({ id: passwordResets.id });
    if (!usedToken) throw spentLink();
    await tx.update(accounts).set({ password: hash, updatedAt: now }).where(eq(accounts.userId, userId));
    await tx.update(users).set({ mustChangePassword: false }).where(eq(users.id, userId));
    await endSessions(tx, userId);
    const subject = `staff:${userId}` as const;
    await recordAudit(tx, { action: "password.reset", userId, subject, clientAddress });
    await queueMail(tx, passwordWasResetMail, { userId }, { domain, subject });
  });
  return userId;
}
