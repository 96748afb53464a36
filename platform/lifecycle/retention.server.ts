import { setImmediate } from "node:timers/promises";
import { and, asc, eq, exists, gt, inArray, lte, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { mailJobs } from "#db/tables/mail-jobs.server.ts";
import { revisions } from "#db/tables/revisions.server.ts";
import { usedFormTokens } from "#db/tables/used-form-tokens.server.ts";
import { sweepEndedSessions } from "#platform/accounts/end-sessions.server.ts";
import { purgeAudit } from "#platform/audit/purge-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { binnedRecords, lockBin, purgeRecords } from "./bin.server.ts";
import { purgeMessages } from "./purge-messages.server.ts";
import { cutoffsOf, type Retention } from "./retention-times.server.ts";

/** Small, because the embedded database works in the thread that answers visitors. */
const batchSize = 200;

/** Removes what has come to its end (docs/DATA.md), and says how much of each kind that was. */
export async function purgeExpired(db: Db, retention: Retention, now: Date): Promise<Record<string, number>> {
  const { content, leads, audit, undo } = cutoffsOf(retention, now);
  const counts = {
    binnedMessages: await inBatches(() => purgeBinnedMessages(db, leads, undo)),
    messages: await inBatches(() => purgeOldMessages(db, leads)),
    binnedRecords: await inBatches(() => purgeBinnedContent(db, content)),
    revisions: await purgeFormerStates(db, content),
    mailJobs: await inBatches(() => purgeFinishedMail(db, leads)),
    auditEvents: await inBatches(() => purgeAudit(db, audit, batchSize)),
  };
  await db.delete(usedFormTokens).where(lte(usedFormTokens.expiresAt, now));
  await sweepEndedSessions(db, now);
  return counts;
}

/** Until a batch is no longer full. Between batches others get their turn. */
async function inBatches(purge: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const purged = await purge();
    total += purged;
    if (purged < batchSize) return total;
    await setImmediate();
  }
}

/** `updatedAt` moves with every handling of a message: an answer, an assignment, a note. */
function purgeOldMessages(db: Db, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: contactMessages.contactMessageId })
      .from(contactMessages)
      .where(lte(contactMessages.updatedAt, before))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    await purgeMessages(
      tx,
      old.map(({ id }) => id),
    );
    return old.length;
  });
}

const lastContact = sql`(${revisions.state} ->> 'updatedAt')::timestamptz`;

function purgeBinnedMessages(db: Db, before: Date, undo: Date): Promise<number> {
  const isOver = and(
    eq(revisions.entity, "contactmessage"),
    lte(revisions.createdAt, undo),
    sql`${lastContact} <= ${before.toISOString()}::timestamptz`,
  );
  return db.transaction(async (tx) => {
    await lockBin(tx);
    const old = await binnedRecords(tx, isOver, batchSize);
    await purgeRecords(tx, old);
    return old.length;
  });
}

function purgeBinnedContent(db: Db, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockBin(tx);
    const old = await binnedRecords(tx, and(ne(revisions.entity, "contactmessage"), lte(revisions.createdAt, before)), batchSize);
    await purgeRecords(tx, old);
    return old.length;
  });
}

/**
 * A state was on show until the next one took its place, so it is the successor's age that counts. The newest state of a
 * record has no successor and stays. States of messages end with their message.
 */
async function purgeFormerStates(db: Db, before: Date): Promise<number> {
  const isOld = and(lte(revisions.createdAt, before), ne(revisions.entity, "contactmessage"));
  let total = 0;
  let cursor = 0;
  for (;;) {
    const batch = await db
      .select({ id: revisions.revisionId })
      .from(revisions)
      .where(and(gt(revisions.revisionId, cursor), isOld))
      .orderBy(asc(revisions.revisionId))
      .limit(batchSize);
    const ids = batch.map(({ id }) => id);
    total += ids.length === 0 ? 0 : await deleteReplaced(db, ids, before);
    if (ids.length < batchSize) return total;
    cursor = ids.at(-1) ?? cursor;
    await setImmediate();
  }
}

async function deleteReplaced(db: Db, ids: number[], before: Date): Promise<number> {
  const successor = alias(revisions, "successor");
  const replaced = db
    .select({ one: sql`1` })
    .from(successor)
    .where(
      and(
        eq(successor.entity, revisions.entity),
        eq(successor.entityId, revisions.entityId),
        gt(successor.revisionId, revisions.revisionId),
        lte(successor.createdAt, before),
      ),
    );
  const gone = await db
    .delete(revisions)
    .where(and(inArray(revisions.revisionId, ids), exists(replaced)))
    .returning({ id: revisions.revisionId });
  return gone.length;
}

/** What became of a mail is told with its message, but no longer than a message that nobody touches is kept. */
async function purgeFinishedMail(db: Db, before: Date): Promise<number> {
  const finishedAt = sql`coalesce(${mailJobs.sentAt}, ${mailJobs.nextAttemptAt})`;
  const old = db
    .select({ id: mailJobs.mailJobId })
    .from(mailJobs)
    .where(and(ne(mailJobs.state, "waiting"), sql`${finishedAt} <= ${before.toISOString()}::timestamptz`))
    .limit(batchSize);
  const gone = await db.delete(mailJobs).where(inArray(mailJobs.mailJobId, old)).returning({ id: mailJobs.mailJobId });
  return gone.length;
}
