import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "./mail-kind.server.ts";
import type { NextStep } from "./next-step.server.ts";
import { type MailAttempt, type MailJob, type MailPayload, mailJobs } from "./tables/mail-jobs.server.ts";

/** A kind and an id, as in the audit log. */
type MailSubject = `${string}:${string | number}`;

const now = sql`now()`;

type Listener = () => void;
const listeners = new Set<Listener>();

export function onMailQueued(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceMail(): void {
  for (const listener of listeners) listener();
}

type QueueOptions = {
  /** Of the Message-ID: `mailDomain(config)`. */
  domain: string;
  delayMs?: number;
  /** Required for mail about a person, so that `deleteMailAbout` or a trigger erases it with them. */
  subject?: MailSubject;
};

/** In the transaction that stores what the mail is about; call `announceMail` after its commit. Returns the Message-ID. */
export async function queueMail<Payload extends MailPayload>(
  tx: Db,
  kind: MailKind<Payload>,
  payload: Payload,
  options: QueueOptions,
): Promise<string> {
  const job = jobOf(kind, payload, options);
  await tx.insert(mailJobs).values(job);
  return job.messageIdHeader;
}

export async function queueMails<Payload extends MailPayload>(
  tx: Db,
  kind: MailKind<Payload>,
  mails: Array<{ payload: Payload; subject?: MailSubject }>,
  domain: string,
): Promise<void> {
  const rows = mails.map(({ payload, subject }) => jobOf(kind, payload, { domain, subject }));
  if (rows.length > 0) await tx.insert(mailJobs).values(rows);
}

function jobOf<Payload extends MailPayload>(kind: MailKind<Payload>, payload: Payload, { domain, subject, delayMs }: QueueOptions) {
  const messageIdHeader = `<${randomUUID()}@${domain}>`;
  return {
    kind: kind.name,
    payload: kind.payload.parse(payload),
    subject,
    messageIdHeader,
    isBulk: kind.bulk,
    ...(delayMs && { nextAttemptAt: fromNow(delayMs) }),
  };
}

/** Keeps the Message-ID. Call `announceMail` after the commit. False if there is no unsent mail. */
export async function retryMail(tx: Db, mailJobId: number): Promise<boolean> {
  const unsent = and(eq(mailJobs.mailJobId, mailJobId), ne(mailJobs.state, "sent"));
  const again = { state: "waiting", nextAttemptAt: now } as const;
  const retriedJobs = await tx.update(mailJobs).set(again).where(unsent).returning({ mailJobId: mailJobs.mailJobId });
  return retriedJobs.length > 0;
}

export async function deleteMailAbout(tx: Db, ...subjects: MailSubject[]): Promise<void> {
  await tx.delete(mailJobs).where(inArray(mailJobs.subject, subjects));
}

const fromNow = (ms: number) => sql`now() + ${Math.round(ms)} * interval '1 millisecond'`;
const isUnleased = or(isNull(mailJobs.leasedUntil), lte(mailJobs.leasedUntil, now));

export const countWaitingBulkMail = (db: Db): Promise<number> =>
  db.$count(mailJobs, and(eq(mailJobs.state, "waiting"), eq(mailJobs.isBulk, true)));

/** Longer than the longest attempt: an expired lease means that its worker is gone. */
export const leaseMs = 90_000;

/**
 * Leases the next due mail, so that nothing is locked while it is sent. With `=` the subquery runs once; with `in`, Postgres may plan
 * a join that runs it for every row, and lease several.
 */
export async function takeJob(db: Db, worker: string, { onlyFresh = false, withoutBulk = false } = {}): Promise<MailJob | undefined> {
  const isFirstAttempt = onlyFresh ? eq(mailJobs.attempts, 0) : undefined;
  const dueJobs = db
    .select({ mailJobId: mailJobs.mailJobId })
    .from(mailJobs)
    .where(and(eq(mailJobs.state, "waiting"), lte(mailJobs.nextAttemptAt, now), isUnleased, isFirstAttempt, isOfLane(withoutBulk)))
    .orderBy(asc(mailJobs.isBulk), asc(mailJobs.nextAttemptAt), asc(mailJobs.mailJobId))
    .limit(1)
    .for("update", { skipLocked: true });
  const [job] = await db
    .update(mailJobs)
    .set({ leasedBy: worker, leasedUntil: fromNow(leaseMs), attempts: sql`${mailJobs.attempts} + 1` })
    .where(eq(mailJobs.mailJobId, sql`(${dueJobs})`))
    .returning();
  return job;
}

const isOfLane = (withoutBulk: boolean) => (withoutBulk ? eq(mailJobs.isBulk, false) : undefined);

/** The first attempt and the latest ones, of a mail that is retried for days. */
const historyLength = 30;

/** Ends the lease. Returns false if another worker has taken it over. */
export async function finishJob(db: Db, job: MailJob, attempt: MailAttempt, after: NextStep, forgetEnded = false): Promise<boolean> {
  const isOwn = and(eq(mailJobs.mailJobId, job.mailJobId), eq(mailJobs.leasedBy, job.leasedBy ?? ""));
  if (forgetEnded && after.state !== "waiting")
    return (await db.delete(mailJobs).where(isOwn).returning({ id: mailJobs.mailJobId })).length > 0;
  const history = [...job.history.slice(0, 1), ...job.history.slice(1).slice(2 - historyLength), attempt];
  const finishedJobs = await db
    .update(mailJobs)
    .set({
      history,
      state: after.state,
      leasedBy: null,
      leasedUntil: null,
      ...(after.state === "sent" && { sentAt: now, payload: {} }),
      ...(after.state === "waiting" && { nextAttemptAt: fromNow(after.delayMs) }),
    })
    .where(isOwn)
    .returning({ id: mailJobs.mailJobId });
  return finishedJobs.length > 0;
}

/** Until a mail is due or a lease expires; undefined if nothing waits. */
export async function msUntilNextJob(db: Db, { withoutBulk = false } = {}): Promise<number | undefined> {
  const next = sql<string | null>`min(extract(epoch from greatest(${mailJobs.nextAttemptAt}, ${mailJobs.leasedUntil}) - now()))`;
  const [row] = await db
    .select({ next })
    .from(mailJobs)
    .where(and(eq(mailJobs.state, "waiting"), isOfLane(withoutBulk)));
  return row?.next == null ? undefined : Number(row.next) * 1000;
}

/** Once the mail server is back, retries what it could not be reached for. */
export async function hurryFailedJobs(db: Db): Promise<void> {
  await db
    .update(mailJobs)
    .set({ nextAttemptAt: now })
    .where(and(eq(mailJobs.state, "waiting"), isNull(mailJobs.leasedUntil), sql`${mailJobs.history} -> -1 ->> 'outcome' = 'failed'`));
}

/** At the start of the only process that uses a database. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await db.update(mailJobs).set({ leasedBy: null, leasedUntil: null }).where(eq(mailJobs.state, "waiting"));
}
