import { setImmediate } from "node:timers/promises";
import { and, asc, eq, exists, gt, inArray, lte, ne, not, type SQL, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import { sweepEndedSessions } from "#platform/accounts/change-sessions.server.ts";
import { purgeAudit } from "#platform/audit/purge-audit.server.ts";
import { columnOf, type Definition } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { purgeReads } from "#platform/personal-data/record-reads.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { binnedRecords, lockBin, purgeRecords } from "./bin.server.ts";
import { cutoffsOf } from "./retention-times.server.ts";

/** Small, because the embedded database works in the server's thread. */
const batchSize = 200;

/** Deletes what has expired (docs/DATA.md) and returns the counts. */
export async function purgeExpired(
  { db, definitions, config }: Pick<Platform, "db" | "definitions" | "config">,
  now: Date,
): Promise<Record<string, number>> {
  const { content, leads, audit, reads, undo } = cutoffsOf(config.retention, now);
  const leadNouns = definitions.filter((definition) => definition.retention === "leads");
  const isLead = inArray(
    revisions.entity,
    leadNouns.map(({ entity }) => entity),
  );
  const isBinnedLead = and(isLead, lte(revisions.createdAt, undo), sql`${lastContact} <= ${leads.toISOString()}::timestamptz`);
  const isBinnedContent = and(not(isLead), lte(revisions.createdAt, content));
  let endedLeads = 0;
  for (const noun of leadNouns) endedLeads += await inBatches(() => purgeEndedLeads(db, noun, leads));
  const counts = {
    binnedLeads: await inBatches(() => purgeBinned(db, definitions, isBinnedLead)),
    leads: endedLeads,
    binnedRecords: await inBatches(() => purgeBinned(db, definitions, isBinnedContent)),
    revisions: await purgeFormerStates(db, content, not(isLead)),
    mailJobs: await inBatches(() => purgeFinishedMail(db, leads)),
    auditEvents: await inBatches(() => purgeAudit(db, audit, batchSize)),
    personalDataReads: await inBatches(() => purgeReads(db, reads, batchSize)),
  };
  await sweepEndedSessions(db, now);
  return counts;
}

/** Other work gets a turn between batches. */
async function inBatches(purge: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const purgedCount = await purge();
    total += purgedCount;
    if (purgedCount < batchSize) return total;
    await setImmediate();
  }
}

/** `updatedAt` changes with every reply, assignment and note. */
function purgeEndedLeads(db: Db, definition: Definition & { retention: "leads" }, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const oldRows = await tx
      .select({ id: columnOf(definition, definition.key) })
      .from(definition.table as PgTable)
      .where(lte(definition.table.updatedAt, before))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    const ids = oldRows.map(({ id }) => Number(id));
    await definition.purge(tx, ids);
    return ids.length;
  });
}

const lastContact = sql`(${revisions.state} ->> 'updatedAt')::timestamptz`;

function purgeBinned(db: Db, definitions: readonly Definition[], where: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    await lockBin(tx);
    const oldRecords = await binnedRecords(tx, where, batchSize);
    await purgeRecords(tx, definitions, oldRecords);
    return oldRecords.length;
  });
}

/** A revision was public until the next one, so the age of its successor counts. The latest has none and stays. Revisions of leads go with their lead. */
async function purgeFormerStates(db: Db, before: Date, isContent: SQL): Promise<number> {
  const isOld = and(lte(revisions.createdAt, before), isContent);
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
  const replacedIds = db
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
  const purgedRows = await db
    .delete(revisions)
    .where(and(inArray(revisions.revisionId, ids), exists(replacedIds)))
    .returning({ id: revisions.revisionId });
  return purgedRows.length;
}

/** Kept no longer than an inactive lead. */
async function purgeFinishedMail(db: Db, before: Date): Promise<number> {
  const finishedAt = sql`coalesce(${mailJobs.sentAt}, ${mailJobs.nextAttemptAt})`;
  const oldJobs = db
    .select({ id: mailJobs.mailJobId })
    .from(mailJobs)
    .where(and(ne(mailJobs.state, "waiting"), sql`${finishedAt} <= ${before.toISOString()}::timestamptz`))
    .limit(batchSize);
  const purgedJobs = await db.delete(mailJobs).where(inArray(mailJobs.mailJobId, oldJobs)).returning({ id: mailJobs.mailJobId });
  return purgedJobs.length;
}
