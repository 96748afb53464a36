import { setImmediate } from "node:timers/promises";
import { and, asc, count, eq, gt, lte, notExists, sql } from "drizzle-orm";
import { isPostPublished } from "#app/features/blog/reads.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail, countWaitingBulkMail, queueMails } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { issueMail } from "./mails/mail-kinds.server.ts";
import { subscriberSubject } from "./noun.ts";
import { deliveries, newsletterIssues, sendings, subscribers } from "./tables/newsletter.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;
type Sending = typeof sendings.$inferSelect;

/** In one transaction, which blocks all other queries on the embedded database. */
const batchSize = 100;

/** Begins what is due: what it says and how far the list goes are written down, and stay. */
export async function startDueSendings({ db, log }: Tools, now: Date): Promise<void> {
  for (;;) {
    const id = await db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: sendings.newsletterIssueId })
        .from(sendings)
        .where(and(eq(sendings.state, "scheduled"), lte(sendings.sendAt, now)))
        .orderBy(asc(sendings.sendAt))
        .limit(1)
        .for("update", { skipLocked: true });
      if (due) await startSending(tx, due.id, now);
      return due?.id;
    });
    if (id === undefined) return;
    log.info({ newsletterIssueId: id }, "A newsletter begins to go out");
  }
}

async function startSending(tx: Db, id: number, now: Date): Promise<void> {
  const [issue] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.newsletterIssueId, id));
  const isThis = eq(sendings.newsletterIssueId, id);
  if (!issue || !(await isStillNews(tx, issue.blogId))) {
    await tx.update(sendings).set({ state: "cancelled", finishedAt: now }).where(isThis);
    return;
  }
  const { subject, body, translations } = issue;
  const [readers] = await tx
    .select({ recipients: count(), lastSubscriberId: sql<number>`coalesce(max(${subscribers.newsletterSubscriberId}), 0)` })
    .from(subscribers)
    .where(eq(subscribers.state, "subscribed"));
  await tx
    .update(sendings)
    .set({ state: "sending", startedAt: now, subject, body, translations, ...readers })
    .where(isThis);
}

/** A post that was taken back before its newsletter began is no news any more. */
async function isStillNews(tx: Db, blogId: number | null): Promise<boolean> {
  return blogId === null || isPostPublished(tx, blogId);
}

/**
 * Puts as many mails into the outbox as the limit for a minute leaves room for. Counting, choosing and queueing are one
 * transaction, which one process at a time runs: whenever it is killed, a subscriber has a delivery and its mail, or neither.
 */
export async function fillQueue(tools: Tools, share: number, now: Date): Promise<void> {
  const { db, config, log } = tools;
  const { "newsletter.perMinute": setting } = await readSettings(db, "en", log);
  const perMinute = Number(setting);
  let leftCount = Math.ceil(perMinute * share);
  while (leftCount > 0) {
    const queuedCount = await db.transaction(async (tx) => {
      await takeAdvisoryLock(tx, "newsletter queue");
      const sending = await nextSending(tx);
      if (!sending) return 0;
      if (await isRefusedByMost(tx, sending)) {
        await tx.update(sendings).set({ state: "paused" }).where(eq(sendings.newsletterIssueId, sending.newsletterIssueId));
        log.warn({ newsletterIssueId: sending.newsletterIssueId }, "A newsletter was paused: most of its mails are refused");
        return 0;
      }
      const room = Math.min(leftCount, batchSize, await roomThisMinute(tx, perMinute, now));
      return room > 0 ? queueBatch(tx, sending, room, mailDomain(config), now) : 0;
    });
    leftCount = queuedCount === 0 ? 0 : leftCount - queuedCount;
    if (queuedCount > 0) announceMail();
    await setImmediate();
  }
}

async function nextSending(tx: Db): Promise<Sending | undefined> {
  const isUnfinished = and(eq(sendings.state, "sending"), sql`${sendings.cursor} < ${sendings.lastSubscriberId}`);
  const [sending] = await tx
    .select()
    .from(sendings)
    .where(isUnfinished)
    .orderBy(asc(sendings.startedAt), asc(sendings.newsletterIssueId))
    .limit(1)
    .for("update");
  return sending;
}

/** While the mail server is away the outbox does not fill up: whatever is in it goes at once when the server is back. */
async function roomThisMinute(tx: Db, perMinute: number, now: Date): Promise<number> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  const recentCount = await tx.$count(deliveries, gt(deliveries.queuedAt, minuteAgo));
  const waitingCount = await countWaitingBulkMail(tx);
  return perMinute - Math.max(recentCount, waitingCount);
}

const refusalsBeforePause = 25;

/** A provider that refuses nearly everything has something against us: going on would only make that worse. */
async function isRefusedByMost(tx: Db, { newsletterIssueId }: Sending): Promise<boolean> {
  const inState = (state: "failed" | "sent") =>
    tx.$count(deliveries, and(eq(deliveries.newsletterIssueId, newsletterIssueId), eq(deliveries.state, state)));
  const failedCount = await inState("failed");
  return failedCount >= refusalsBeforePause && failedCount > (await inState("sent"));
}

async function queueBatch(tx: Db, sending: Sending, room: number, domain: string, now: Date): Promise<number> {
  const { newsletterIssueId, cursor, lastSubscriberId } = sending;
  const { newsletterSubscriberId: id, state } = subscribers;
  const earlierCopies = tx
    .select({ one: sql`1` })
    .from(deliveries)
    .where(and(eq(deliveries.newsletterIssueId, newsletterIssueId), eq(deliveries.newsletterSubscriberId, id)));
  const readers = await tx
    .select({ id })
    .from(subscribers)
    .where(and(gt(id, cursor), lte(id, lastSubscriberId), eq(state, "subscribed"), notExists(earlierCopies)))
    .orderBy(asc(id))
    .limit(room);
  const rows = readers.map((reader) => ({ newsletterIssueId, newsletterSubscriberId: reader.id, queuedAt: now }));
  if (rows.length > 0) await tx.insert(deliveries).values(rows);
  const mails = readers.map((reader) => ({
    payload: { newsletterIssueId, newsletterSubscriberId: reader.id },
    subject: subscriberSubject(reader.id),
  }));
  await queueMails(tx, issueMail, mails, domain);
  const nextCursor = readers.length < room ? lastSubscriberId : (readers.at(-1)?.id ?? lastSubscriberId);
  await tx.update(sendings).set({ cursor: nextCursor }).where(eq(sendings.newsletterIssueId, newsletterIssueId));
  return readers.length;
}

/** Writes down how it went once every mail has come to its end. */
export async function finishSendings({ db, log }: Tools, now: Date): Promise<void> {
  const queuedDeliveries = db
    .select({ one: sql`1` })
    .from(deliveries)
    .where(and(eq(deliveries.newsletterIssueId, sendings.newsletterIssueId), eq(deliveries.state, "queued")));
  const countDeliveries = (state: "sent" | "failed" | "skipped") =>
    sql`(select count(*) from ${deliveries} where ${deliveries.newsletterIssueId} = ${sendings.newsletterIssueId} and ${deliveries.state} = ${state})`;
  const isThrough = sql`${sendings.cursor} >= ${sendings.lastSubscriberId} and ${sendings.state} = 'sending'`;
  const isStopped = sql`${sendings.state} = 'cancelled' and ${sendings.finishedAt} is null`;
  const finishedIssues = await db
    .update(sendings)
    .set({
      state: sql`case when ${sendings.state} = 'sending' then 'sent' else ${sendings.state} end`,
      finishedAt: now,
      sentCount: countDeliveries("sent"),
      failedCount: countDeliveries("failed"),
      skippedCount: countDeliveries("skipped"),
    })
    .where(and(sql`((${isThrough}) or (${isStopped}))`, notExists(queuedDeliveries)))
    .returning({
      newsletterIssueId: sendings.newsletterIssueId,
      sent: sendings.sentCount,
      failed: sendings.failedCount,
    });
  for (const facts of finishedIssues) log.info(facts, "A newsletter has gone out");
}
