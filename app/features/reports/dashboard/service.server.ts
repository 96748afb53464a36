import { and, desc, eq, gt, ne, not, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { listProgramEnds } from "#app/features/assistance/reads.server.ts";
import { noticeWithin } from "#app/features/assistance/validity.ts";
import { lastDayToRemind } from "#app/features/documents/expiry.ts";
import { listDocumentEnds } from "#app/features/documents/reads.server.ts";
import { contactMessageNoun } from "#app/features/leads/messages/noun.ts";
import { licenseNotices } from "#app/features/officers/license-notices.ts";
import { listOfficerLicenses } from "#app/features/officers/reads.server.ts";
import type { AuditAction } from "#lib/audit-actions.ts";
import { AppError } from "#lib/errors.ts";
import type { Translations } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import { findLastBackup } from "#platform/backup/make-backup.server.ts";
import type { Config } from "#platform/config.server.ts";
import { columnOf, type Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { announceMail, retryMail } from "#platform/mail/outbox.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { type BackupState, type DueDocument, type DueLicense, type DueProgram, mostGaps, type SpanishGap } from "./schema.ts";

/** Settings are checked in the browser, where their registry is known. */
export const isTranslatable = ({ translatable }: Definition) => translatable.length > 0;

export async function findSpanishGaps(db: Db, definitions: readonly Definition[]): Promise<SpanishGap[]> {
  const gaps: SpanishGap[] = [];
  for (const definition of definitions.filter(isTranslatable))
    if (gaps.length < mostGaps) gaps.push(...(await gapsOf(db, definition, mostGaps - gaps.length)));
  return gaps;
}

async function gapsOf(db: Db, definition: Definition, limit: number): Promise<SpanishGap[]> {
  const { entity, key, names, translatable } = definition;
  const [id, translations] = [columnOf(definition, key), columnOf(definition, "translations")];
  const title = sql<string>`concat_ws(' ', ${sql.join(
    names.map((field) => columnOf(definition, field)),
    sql`, `,
  )})`;
  const isMissing = translatable.map((field) => ({
    field,
    test: sql<boolean>`(${columnOf(definition, field)} <> '' and coalesce(${translations}->'es'->>${field}::text, '') = '')`,
  }));
  const lackColumns = Object.fromEntries(isMissing.map(({ field, test }) => [`lacks ${field}`, test]));
  const rows = await db
    .select({ id, title, translations, ...lackColumns })
    .from(definition.table as PgTable)
    .where(or(sql`${translations}->'stale' is not null`, ...isMissing.map(({ test }) => test)))
    .orderBy(id)
    .limit(limit);
  return rows.map((row: Record<string, unknown>) => ({
    entity,
    id: Number(row.id),
    title: String(row.title),
    missing: translatable.filter((field) => row[`lacks ${field}`] === true),
    stale: (row.translations as Translations).stale ?? [],
  }));
}

/** For staff who may not read messages. */
export const nothingWaits = {
  newMessages: 0,
  heldMessages: 0,
  formsAside: [],
  failedMail: 0,
  waitingMail: 0,
  lateMail: 0,
  otherFailedMail: [],
};

/** After this many attempts a mail is late: the mail server is down or misconfigured. */
const triesBeforeLate = 3;
const mostMails = 20;

const aboutMessage = sql`coalesce(${mailJobs.subject}, '') like ${`${contactMessageNoun.entity}:%`}`;

/** Only counts mails about messages, which the inbox shows; lists the others, which no other screen shows. */
export async function findUnsentMail(db: Db) {
  const hasFailed = eq(mailJobs.state, "failed");
  const [counts] = await db
    .select({
      failedMail: sql<number>`count(*) filter (where ${hasFailed} and ${aboutMessage})`.mapWith(Number),
      waitingMail: sql<number>`count(*) filter (where ${mailJobs.state} = 'waiting')`.mapWith(Number),
      lateMail: sql<number>`count(*) filter (where ${mailJobs.state} = 'waiting' and ${mailJobs.attempts} >= ${triesBeforeLate})`.mapWith(
        Number,
      ),
    })
    .from(mailJobs)
    .where(ne(mailJobs.state, "sent"));
  const otherFailedMail = await db
    .select({
      mailJobId: mailJobs.mailJobId,
      kind: mailJobs.kind,
      reason: sql<string>`coalesce(${mailJobs.history} -> -1 ->> 'reason', '')`,
    })
    .from(mailJobs)
    .where(and(hasFailed, not(aboutMessage)))
    .orderBy(mailJobs.mailJobId)
    .limit(mostMails);
  return { failedMail: 0, waitingMail: 0, lateMail: 0, ...counts, otherFailedMail };
}

export async function retryFailedMail(db: Db, mailJobId: number): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await retryMail(tx, mailJobId)))
      throw new AppError("notFound", {
        en: "That email doesn't exist, or it has been sent in the meantime",
        es: "Ese correo no existe o ya se envió",
      });
  });
  announceMail();
}

/** The licenses of active officers to renew, the most urgent first; and officers without any. */
export async function findDueLicenses(db: Db, today: string): Promise<DueLicense[]> {
  const officers = await listOfficerLicenses(db);
  return officers
    .flatMap((officer): DueLicense[] => {
      const officerName = { loanOfficerId: officer.loanOfficerId, officer: `${officer.firstName} ${officer.lastName}` };
      if (officer.licenses.length === 0) return [{ ...officerName, state: null, until: null, within: 0 }];
      return licenseNotices(officer.licenses, today).map(({ state, until, within }) => ({ ...officerName, state, until, within }));
    })
    .sort((a, b) => a.within - b.within || (a.until ?? "").localeCompare(b.until ?? ""));
}

/** Assistance programs to check again, the most urgent first. */
export async function findDuePrograms(db: Db, today: string): Promise<DueProgram[]> {
  const programs = await listProgramEnds(db);
  return programs.flatMap((program) => {
    const within = noticeWithin(program, today);
    return within === undefined ? [] : [{ ...program, within }];
  });
}

/** Files whose last day is near or over, the earliest first. */
export async function findDueDocuments(db: Db, today: string): Promise<DueDocument[]> {
  const ends = await listDocumentEnds(db, lastDayToRemind(today));
  return ends.flatMap(({ expiresOn, ...document }) => (expiresOn === null ? [] : [{ ...document, expiresOn }]));
}

const hourMs = 60 * 60 * 1000;
/** A failed backup is retried after an hour; one that is a whole interval late will not come. */
const intervalsBeforeLate = 2;

export async function findBackupState(db: Db, { backup }: Pick<Config, "backup">, now: Date): Promise<BackupState> {
  const goodAt = await findLastBackup(db);
  const age = goodAt ? now.getTime() - Date.parse(goodAt) : Number.POSITIVE_INFINITY;
  return { isScheduled: backup.to !== undefined, goodAt: goodAt ?? null, isLate: age > intervalsBeforeLate * backup.hours * hourMs };
}

const bulkReadAction: AuditAction = "personalData.readMany";
const bulkReadsShownMs = 7 * 24 * 60 * 60_000;

/** Staff flagged in the last week for reading the data of unusually many customers, newest first. */
export async function findBulkReads(db: Db, now: Date) {
  const events = await db
    .select({ userId: auditEvents.userId, who: users.userName, detail: auditEvents.detail, at: auditEvents.at })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.userId))
    .where(and(eq(auditEvents.action, bulkReadAction), gt(auditEvents.at, new Date(now.getTime() - bulkReadsShownMs))))
    .orderBy(desc(auditEvents.auditEventId));
  return events.flatMap(({ userId, who, detail, at }) => (userId === null ? [] : [{ userId, who, records: Number(detail.records), at }]));
}
