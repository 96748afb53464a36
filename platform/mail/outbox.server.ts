import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "./mail-kind.server.ts";
import type { NextStep } from "./next-step.server.ts";
import { type MailAttempt, type MailJob, type MailPayload, mailJobs } from "./tables/mail-jobs.server.ts";

/** What a mail is about: a kind and an id, as in the audit. */
type MailSubject = `${string}:${string | number}`;

const now = sql`now()`;

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

type Circumstances = {
  /** Whose Message-ID it carries: `mailDomain(config)`. */
  domain: string;
  /** In milliseconds, from now on: before that it is not tried. */
  delayMs?: number;
  /** Erased with it, by `deleteMailAbout` or a trigger; needed wherever the mail says something about a person. */
  subject?: MailSubject;
};

/** To be called in the transaction that stores what the mail is about; `announceMail` after its commit. Answers its Message-ID. */
export async function queueMail<Payload extends MailPayload>(
  tx: Db,
  kind: MailKind<Payload>,
  payload: Payload,
  circumstances: Circumstances,
): Promise<string> {
  const job = jobOf(kind, payload, circumstances);
  await tx.insert(mailJobs).values(job);
  return job.messageIdHeader;
}

/** The same for many at once, in one statement. */
export async function queueMails<Payload extends MailPayload>(
  tx: Db,
  kind: MailKind<Payload>,
  mails: Array<{ payload: Payload; subject?: MailSubject }>,
  domain: string,
): Promise<void> {
  const rows = mails.map(({ payload, subject }) => jobOf(kind, payload, { domain, subject }));
  if (rows.length > 0) await tx.insert(mailJobs).values(rows);
}

function jobOf<Payload extends MailPayload>(kind: MailKind<Payload>, payload: Payload, { domain, subject, delayMs }: Circumstances) {
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

/** A mail that has not arrived is tried now, under the Message-ID it has; `announceMail` after the commit. False if there is none. */
export async function retryMail(tx: Db, mailJobId: number): Promise<boolean> {
  const unsent = and(eq(mailJobs.mailJobId, mailJobId), ne(mailJobs.state, "sent"));
  const again = { state: "waiting", nextAttemptAt: now } as const;
  const retriedJobs = await tx.update(mailJobs).set(again).where(unsent).returning({ mailJobId: mailJobs.mailJobId });
  return retriedJobs.length > 0;
}

/** Erases whatever is known of the mails about something, sent or not. */
export async function deleteMailAbout(tx: Db, ...subjects: MailSubject[]): Promise<void> {
  await tx.delete(mailJobs).where(inArray(mailJobs.subject, subjects));
}

const fromNow = (ms: number) => sql`now() + ${Math.round(ms)} * interval '1 millisecond'`;
const isUnleased = or(isNull(mailJobs.leasedUntil), lte(mailJobs.leasedUntil, now));

/** Mails of bulk kinds that have not been sent yet. */
export const countWaitingBulkMail = (db: Db): Promise<number> =>
  db.$count(mailJobs, and(eq(mailJobs.state, "waiting"), eq(mailJobs.isBulk, true)));

/** Longer than the longest try, so that a lease that ran out belonged to a worker that is gone. */
export const leaseMs = 90_000;

/**
 * The next mail that is due, leased to this worker in one short statement: nothing is locked while the mail server is spoken
 * to. Compared with `=`, the selection runs once; after `in`, Postgres may plan a join that runs it again for every row,
 * which leases one mail after the other and hands out the first.
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

/** What is told about a mail that is tried for days: how it began and how it goes. */
const historyLength = 30;

/** Ends the lease with how the try went, unless the lease has passed to someone else meanwhile: then it answers false. */
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

/** How long until a mail is due or a lease runs out; undefined when nothing waits. */
export async function msUntilNextJob(db: Db, { withoutBulk = false } = {}): Promise<number | undefined> {
  const next = sql<string | null>`min(extract(epoch from greatest(${mailJobs.nextAttemptAt}, ${mailJobs.leasedUntil}) - now()))`;
  const [row] = await db
    .select({ next })
    .from(mailJobs)
    .where(and(eq(mailJobs.state, "waiting"), isOfLane(withoutBulk)));
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
