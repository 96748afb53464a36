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
import { newsletterDeliveries } from "./tables/newsletter-deliveries.server.ts";
import { newsletterIssues } from "./tables/newsletter-issues.server.ts";
import { newsletterSendings } from "./tables/newsletter-sendings.server.ts";
import { newsletterSubscribers } from "./tables/newsletter-subscribers.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;
type Sending = typeof newsletterSendings.$inferSelect;

/** In one transaction; the embedded database lets nobody else in meanwhile. */
const batchSize = 100;

/** Begins what is due: what it says and how far the list goes are written down, and stay. */
export async function startDueSendings({ db, log }: Tools, now: Date): Promise<void> {
  for (;;) {
    const id = await db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: newsletterSendings.newsletterIssueId })
        .from(newsletterSendings)
        .where(and(eq(newsletterSendings.state, "scheduled"), lte(newsletterSendings.sendAt, now)))
        .orderBy(asc(newsletterSendings.sendAt))
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
  const isThis = eq(newsletterSendings.newsletterIssueId, id);
  if (!issue || !(await isStillNews(tx, issue.blogId))) {
    await tx.update(newsletterSendings).set({ state: "cancelled", finishedAt: now }).where(isThis);
    return;
  }
  const { subject, body, translations } = issue;
  const [readers] = await tx
    .select({ recipients: count(), lastSubscriberId: sql<number>`coalesce(max(${newsletterSubscribers.newsletterSubscriberId}), 0)` })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.state, "subscribed"));
  await tx
    .update(newsletterSendings)
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
        await tx
          .update(newsletterSendings)
          .set({ state: "paused" })
          .where(eq(newsletterSendings.newsletterIssueId, sending.newsletterIssueId));
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
  const isUnfinished = and(
    eq(newsletterSendings.state, "sending"),
    sql`${newsletterSendings.cursor} < ${newsletterSendings.lastSubscriberId}`,
  );
  const [sending] = await tx
    .select()
    .from(newsletterSendings)
    .where(isUnfinished)
    .orderBy(asc(newsletterSendings.startedAt), asc(newsletterSendings.newsletterIssueId))
    .limit(1)
    .for("update");
  return sending;
}

/** While the mail server is away the outbox does not fill up: whatever is in it goes at once when the server is back. */
async function roomThisMinute(tx: Db, perMinute: number, now: Date): Promise<number> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  const recentCount = await tx.$count(newsletterDeliveries, gt(newsletterDeliveries.queuedAt, minuteAgo));
  const waitingCount = await countWaitingBulkMail(tx);
  return perMinute - Math.max(recentCount, waitingCount);
}

const refusalsBeforePause = 25;

/** A provider that refuses nearly everything has something against us: going on would only make that worse. */
async function isRefusedByMost(tx: Db, { newsletterIssueId }: Sending): Promise<boolean> {
  const inState = (state: "failed" | "sent") =>
    tx.$count(
      newsletterDeliveries,
      and(eq(newsletterDeliveries.newsletterIssueId, newsletterIssueId), eq(newsletterDeliveries.state, state)),
    );
  const failedCount = await inState("failed");
  return failedCount >= refusalsBeforePause && failedCount > (await inState("sent"));
}

async function queueBatch(tx: Db, sending: Sending, room: number, domain: string, now: Date): Promise<number> {
  const { newsletterIssueId, cursor, lastSubscriberId } = sending;
  const { newsletterSubscriberId: id, state } = newsletterSubscribers;
  const earlierCopies = tx
    .select({ one: sql`1` })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.newsletterIssueId, newsletterIssueId), eq(newsletterDeliveries.newsletterSubscriberId, id)));
  const readers = await tx
    .select({ id })
    .from(newsletterSubscribers)
    .where(and(gt(id, cursor), lte(id, lastSubscriberId), eq(state, "subscribed"), notExists(earlierCopies)))
    .orderBy(asc(id))
    .limit(room);
  const rows = readers.map((reader) => ({ newsletterIssueId, newsletterSubscriberId: reader.id, queuedAt: now }));
  if (rows.length > 0) await tx.insert(newsletterDeliveries).values(rows);
  const mails = readers.map((reader) => ({
    payload: { newsletterIssueId, newsletterSubscriberId: reader.id },
    subject: subscriberSubject(reader.id),
  }));
  await queueMails(tx, issueMail, mails, domain);
  const nextCursor = readers.length < room ? lastSubscriberId : (readers.at(-1)?.id ?? lastSubscriberId);
  await tx.update(newsletterSendings).set({ cursor: nextCursor }).where(eq(newsletterSendings.newsletterIssueId, newsletterIssueId));
  return readers.length;
}

/** Writes down how it went once every mail has come to its end. */
export async function finishSendings({ db, log }: Tools, now: Date): Promise<void> {
  const queuedDeliveries = db
    .select({ one: sql`1` })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.newsletterIssueId, newsletterSendings.newsletterIssueId), eq(newsletterDeliveries.state, "queued")));
  const deliveries = (state: "sent" | "failed" | "skipped") =>
    sql`(select count(*) from ${newsletterDeliveries} where ${newsletterDeliveries.newsletterIssueId} = ${newsletterSendings.newsletterIssueId} and ${newsletterDeliveries.state} = ${state})`;
  const isThrough = sql`${newsletterSendings.cursor} >= ${newsletterSendings.lastSubscriberId} and ${newsletterSendings.state} = 'sending'`;
  const isStopped = sql`${newsletterSendings.state} = 'cancelled' and ${newsletterSendings.finishedAt} is null`;
  const finishedIssues = await db
    .update(newsletterSendings)
    .set({
      state: sql`case when ${newsletterSendings.state} = 'sending' then 'sent' else ${newsletterSendings.state} end`,
      finishedAt: now,
      sentCount: deliveries("sent"),
      failedCount: deliveries("failed"),
      skippedCount: deliveries("skipped"),
    })
    .where(and(sql`((${isThrough}) or (${isStopped}))`, notExists(queuedDeliveries)))
    .returning({
      newsletterIssueId: newsletterSendings.newsletterIssueId,
      sent: newsletterSendings.sentCount,
      failed: newsletterSendings.failedCount,
    });
  for (const facts of finishedIssues) log.info(facts, "A newsletter has gone out");
}
