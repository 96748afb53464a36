import { and, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { readSettings } from "#app/features/settings/settings.server.ts";
import type { AuditAction } from "#lib/audit-actions.ts";
import { listOwnerIds } from "#platform/accounts/owners.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { announceMail, queueMail } from "#platform/mail/outbox.server.ts";
import { personalDataReads } from "#platform/personal-data/tables/personal-data-reads.server.ts";
import type { Platform } from "#platform/platform.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

const payload = z.object({ ownerId: z.int(), userId: z.int(), records: z.int(), hours: z.int(), at: z.iso.datetime() });

export const bulkReadMail: MailKind<z.infer<typeof payload>> = { name: "personalData.bulkRead", payload, refusalsWorth: 2 };

const action: AuditAction = "personalData.readMany";

/** Reads within this time count together, and a reader is flagged once within it. */
const windowMs = 24 * 60 * 60_000;
const hours = windowMs / 3_600_000;

const windowStart = (now: Date) => new Date(now.getTime() - windowMs);

/**
 * Flags users who read more customers' data in a day than the setting allows: an audit event, which dashboard and metrics show, and a
 * mail to each owner. A background job, so that reads are not slowed down. Returns how many were flagged.
 */
export async function flagBulkReads({ db, config, log }: Tools, now: Date): Promise<number> {
  const limit = Number((await readSettings(db, "en", log))["security.bulkReads"]);
  let flaggedCount = 0;
  for (const userId of await findCandidates(db, limit, now)) {
    const isFlagged = await db.transaction((tx) => flagReader(tx, userId, { limit, now, domain: mailDomain(config) }));
    if (isFlagged) flaggedCount++;
  }
  if (flaggedCount > 0) announceMail();
  return flaggedCount;
}

/** Readers who may be over the limit: counts a record again for each read, which is fast and never too low. */
async function findCandidates(db: Db, limit: number, now: Date): Promise<number[]> {
  const { userId, recordIds, lastAt } = personalDataReads;
  const rows = await db
    .select({ userId })
    .from(personalDataReads)
    .where(gt(lastAt, windowStart(now)))
    .groupBy(userId)
    .having(sql`sum(cardinality(${recordIds})) >= ${limit}`);
  return rows.map((row) => row.userId);
}

async function flagReader(tx: Db, userId: number, { limit, now, domain }: { limit: number; now: Date; domain: string }): Promise<boolean> {
  await takeAdvisoryLock(tx, "bulk reads");
  const since = windowStart(now);
  const wasFlagged = and(eq(auditEvents.action, action), eq(auditEvents.userId, userId), gt(auditEvents.at, since));
  if ((await tx.$count(auditEvents, wasFlagged)) > 0) return false;
  const records = await countRecords(tx, userId, since);
  if (records < limit) return false;
  await recordAudit(tx, { action, userId, subject: `staff:${userId}`, detail: { records, hours }, at: now });
  for (const ownerId of await listOwnerIds(tx))
    await queueMail(tx, bulkReadMail, { ownerId, userId, records, hours, at: now.toISOString() }, { domain, subject: `staff:${ownerId}` });
  return true;
}

async function countRecords(db: Db, userId: number, since: Date): Promise<number> {
  const { entity, recordIds, lastAt } = personalDataReads;
  const records = db
    .selectDistinct({ entity, recordId: sql`unnest(${recordIds})`.as("record_id") })
    .from(personalDataReads)
    .where(and(eq(personalDataReads.userId, userId), gt(lastAt, since)))
    .as("records");
  return db.$count(records);
}
