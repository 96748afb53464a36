import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import { may, roles } from "#lib/permissions.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";

const payload = z.object({
  userId: z.int(),
  /** The mail names what happened from then on. */
  since: z.iso.datetime(),
});

/** What waits for someone's approval, what became of their own changes, and comments: one mail for all of it. */
export const draftNoticeMail: MailKind<z.infer<typeof payload>> = { name: "drafts.notice", payload, refusalsWorth: 2 };

/** Long enough for someone who asks for approval of several records, or writes several comments. */
const collectFor = 5 * 60_000;

export async function listApprovers(db: Db): Promise<number[]> {
  const approving = roles.filter((role) => may({ role }, "drafts.approve"));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, approving), isNull(users.suspendedAt)))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/**
 * Mails these people in a few minutes about what happened at this time. A mail that already waits for one of them will say this too.
 * Call `announceMail` after the commit.
 */
export async function queueNotices(tx: Db, userIds: readonly number[], at: Date, { mailDomain }: Pick<Actor, "mailDomain">): Promise<void> {
  // In the same order everywhere, so that two transactions cannot wait for each other.
  for (const userId of [...new Set(userIds)].toSorted((one, other) => one - other)) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('draft notices'), ${userId})`);
    if (await joinWaitingMail(tx, userId, at)) continue;
    const options = { domain: mailDomain ?? "localhost", subject: `staff:${userId}`, delayMs: collectFor } as const;
    await queueMail(tx, draftNoticeMail, { userId, since: at.toISOString() }, options);
  }
}

/** Locks a waiting mail, so that it is not composed before this transaction has committed. */
async function joinWaitingMail(tx: Db, userId: number, at: Date): Promise<boolean> {
  const isUnleased = or(isNull(mailJobs.leasedUntil), lte(mailJobs.leasedUntil, sql`now()`));
  const isWaiting = and(eq(mailJobs.state, "waiting"), eq(mailJobs.attempts, 0), isUnleased);
  const [waiting] = await tx
    .select({ id: mailJobs.mailJobId, payload: mailJobs.payload })
    .from(mailJobs)
    .where(and(eq(mailJobs.kind, draftNoticeMail.name), eq(mailJobs.subject, `staff:${userId}`), isWaiting))
    .for("update", { skipLocked: true });
  if (!waiting) return false;
  const { since } = payload.parse(waiting.payload);
  // Another node's clock may differ, and a transaction may have waited for the lock.
  if (at < new Date(since))
    await tx
      .update(mailJobs)
      .set({ payload: { userId, since: at.toISOString() } })
      .where(eq(mailJobs.mailJobId, waiting.id));
  return true;
}
