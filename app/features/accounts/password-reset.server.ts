import { createHash, randomBytes, randomInt } from "node:crypto";
import { and, arrayContains, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { endSessionsOf } from "#platform/accounts/change-sessions.server.ts";
import { hashPassword } from "#platform/accounts/password.server.ts";
import { requireStrongPassword } from "#platform/accounts/password-strength.server.ts";
import { accounts, passwordResets, users } from "#platform/accounts/tables/staff.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { passwordResetMail, passwordWasResetMail } from "./mails/password-reset-kinds.server.ts";
import { passwordLabels } from "./schema.ts";

const minute = 60_000;

/** How long a link opens the door, from when its mail was made. */
const linkLifetime = 15 * minute;
/** A mail that could not be sent for so long answers a question that nobody asks any more. */
const mailLifetime = 60 * minute;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms);

type Asker = { clientAddress: string; domain: string };

/** In milliseconds. By chance, so that no request can be timed against the work of composing and sending the mail. */
const mailDelay = () => randomInt(1_000, 6_000);

/** Belongs to no request: the mail about it is never composed. */
const noReset = 0;

/**
 * Queues the mail with the link. With and without an account the same statements run and a mail is queued: otherwise the request after
 * this one, which may wait for them, would tell whether there is an account.
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

/** A new secret for the link of one request, made at the last moment; undefined when the request is over. */
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

/** Sets the new password once, ends every session and whatever else was under way. The second factor is asked for as before. */
export async function resetByToken(db: Db, token: string, password: string, { clientAddress, domain }: Asker, now = new Date()) {
  const valid = and(arrayContains(passwordResets.tokenHashes, [hashOf(token)]), gt(passwordResets.expiresAt, now));
  const [account] = await db
    .select({
      id: passwordResets.id,
      userId: users.id,
      email: users.email,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(valid, isNull(users.suspendedAt)));
  if (!account) throw spentLink();
  await requireStrongPassword("password", passwordLabels.newPassword, password, account);
  const hash = await hashPassword(password);
  const { userId } = account;
  await db.transaction(async (tx) => {
    const [usedToken] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.id, account.id), valid))
      .returning({ id: passwordResets.id });
    if (!usedToken) throw spentLink();
    await tx.update(accounts).set({ password: hash, updatedAt: now }).where(eq(accounts.userId, userId));
    await tx.update(users).set({ mustChangePassword: false }).where(eq(users.id, userId));
    await endSessionsOf(tx, userId);
    const subject = `staff:${userId}` as const;
    await recordAudit(tx, { action: "password.reset", userId, subject, clientAddress });
    await queueMail(tx, passwordWasResetMail, { userId }, { domain, subject });
  });
  return userId;
}
