import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { type MailAttempt, mailJobs } from "#db/tables/mail-jobs.server.ts";
import type { Db } from "#platform/database/db.server.ts";

export type MailJob = typeof mailJobs.$inferSelect;
export type MailKind = MailJob["kind"];

type Listener = () => void;
const listeners = new Set<Listener>();

/** Told after a commit that put mail into the outbox. */
export function onMailQueued(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceMail(): void {
  for (const listener of listeners) listener();
}

/** To be called in the transaction that stores what the mail is about; `announceMail` after its commit. */
export async function queueMail(tx: Db, kind: MailKind, contactMessageId: number, domain: string): Promise<void> {
  await tx.insert(mailJobs).values({ kind, contactMessageId, messageIdHeader: `<${randomUUID()}@${domain}>` });
}

const now = sql`now()`;
const fromNow = (ms: number) => sql`now() + ${Math.round(ms)} * interval '1 millisecond'`;
const free = or(isNull(mailJobs.leasedUntil), lte(mailJobs.leasedUntil, now));

/** Longer than the longest try, so that a lease that ran out belonged to a worker that is gone. */
const leaseMs = 90_000;

/** The next mail that is due, leased to this worker in one short statement: nothing is locked while the mail server is spoken to. */
export async function takeJob(db: Db, worker: string): Promise<MailJob | undefined> {
  const due = db
    .select({ mailJobId: mailJobs.mailJobId })
    .from(mailJobs)
    .where(and(eq(mailJobs.state, "waiting"), lte(mailJobs.nextAttemptAt, now), free))
    .orderBy(asc(mailJobs.nextAttemptAt), asc(mailJobs.mailJobId))
    .limit(1)
    .for("update", { skipLocked: true });
  const [job] = await db
    .update(mailJobs)
    .set({ leasedBy: worker, leasedUntil: fromNow(leaseMs), attempts: sql`${mailJobs.attempts} + 1` })
    .where(inArray(mailJobs.mailJobId, due))
    .returning();
  return job;
}

type After = { state: "sent" } | { state: "failed" } | { state: "waiting"; delayMs: number };

/** What is told about a mail that is tried for days: how it began and how it goes. */
const historyLength = 30;

/** Ends the lease with how the try went, unless the lease has passed to someone else meanwhile. */
export async function finishJob(db: Db, job: MailJob, attempt: MailAttempt, after: After): Promise<void> {
  const history = [...job.history.slice(0, 1), ...job.history.slice(1).slice(2 - historyLength), attempt];
  await db
    .update(mailJobs)
    .set({
      history,
      state: after.state,
      leasedBy: null,
      leasedUntil: null,
      ...(after.state === "sent" && { sentAt: now }),
      ...(after.state === "waiting" && { nextAttemptAt: fromNow(after.delayMs) }),
    })
    .where(and(eq(mailJobs.mailJobId, job.mailJobId), eq(mailJobs.leasedBy, job.leasedBy ?? "")));
}

/** How long until a mail is due or a lease runs out; undefined when nothing waits. */
export async function msUntilNextJob(db: Db): Promise<number | undefined> {
  const next = sql<string | null>`min(extract(epoch from greatest(${mailJobs.nextAttemptAt}, ${mailJobs.leasedUntil}) - now()))`;
  const [row] = await db.select({ next }).from(mailJobs).where(eq(mailJobs.state, "waiting"));
  return row?.next == null ? undefined : Number(row.next) * 1000;
}

/** The mail server is back: whatever waited only because it was away goes now. */
export async function hurryFailedJobs(db: Db): Promise<void> {
  await db
    .update(mailJobs)
    .set({ nextAttemptAt: now })
    .where(and(eq(mailJobs.state, "waiting"), isNull(mailJobs.leasedUntil), sql`${mailJobs.history} -> -1 ->> 'outcome' = 'failed'`));
}

/** For a database that only one process uses: whoever held a lease before this start is gone. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await db.update(mailJobs).set({ leasedBy: null, leasedUntil: null }).where(eq(mailJobs.state, "waiting"));
}
