import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Language } from "#lib/translations.ts";
import { offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isEditable, lockSending, newsletterIssueDefinition } from "./definition.server.ts";
import type { NewsletterIssueInput, NewsletterIssuePatch } from "./schema.ts";
import { deliveries, newsletterIssues, sendings, subscribers } from "./tables/newsletter.server.ts";

export const issues = contentStore(newsletterIssueDefinition);

type SendingRow = typeof sendings.$inferSelect;

/** States and counts of sendings: counted while they run, as stored once they have finished. */
async function describeSendings(db: Db, rows: SendingRow[]) {
  const open = rows.filter(({ finishedAt }) => finishedAt === null).map(({ newsletterIssueId }) => newsletterIssueId);
  const counts = await db
    .select({ id: deliveries.newsletterIssueId, state: deliveries.state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(deliveries)
    .where(inArray(deliveries.newsletterIssueId, [0, ...open]))
    .groupBy(deliveries.newsletterIssueId, deliveries.state);
  return new Map(
    rows.map(({ newsletterIssueId: id, state, sendAt, startedAt, finishedAt, recipients, ...row }) => {
      const of = (which: string) => counts.find((line) => line.id === id && line.state === which)?.count ?? 0;
      const [sent, failed, skipped] = finishedAt
        ? [row.sentCount, row.failedCount, row.skippedCount]
        : [of("sent"), of("failed"), of("skipped")];
      const waitingCount = state === "sending" || state === "paused" ? Math.max(0, recipients - sent - failed - skipped) : 0;
      return [id, { state, sendAt, startedAt, finishedAt, recipients, sent, failed, skipped, waiting: waitingCount }];
    }),
  );
}

export async function listIssues(db: Db, filterKey: string, paging: Paging) {
  const condition = hasWords(newsletterIssues.searchText, filterKey);
  const { newsletterIssueId, subject, blogId, updatedAt, translations } = newsletterIssues;
  const rows = await db
    .select({
      newsletterIssueId,
      subject,
      blogId,
      updatedAt,
      hasSpanish: sql<boolean>`coalesce(${translations} -> 'es' ->> 'subject', '') <> ''`,
      sending: sendings,
    })
    .from(newsletterIssues)
    .leftJoin(sendings, eq(sendings.newsletterIssueId, newsletterIssueId))
    .where(condition)
    .orderBy(desc(newsletterIssueId))
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
  const described = await describeSendings(
    db,
    rows.flatMap(({ sending }) => sending ?? []),
  );
  const issueRows = rows.map((row) => ({ ...row, sending: described.get(row.newsletterIssueId) ?? null }));
  return { rows: issueRows, ...(await totalsOf(db, newsletterIssues, condition, paging, rows.length)) };
}

export async function getIssue(db: Db, id: number) {
  const issue = await issues.get(db, id);
  const rows = await db.select().from(sendings).where(eq(sendings.newsletterIssueId, id));
  return { ...issue, sending: (await describeSendings(db, rows)).get(id) ?? null, readers: await countReaders(db) };
}

async function countReaders(db: Db) {
  const isReader = (language: Language) => and(eq(subscribers.state, "subscribed"), eq(subscribers.language, language));
  return { en: await db.$count(subscribers, isReader("en")), es: await db.$count(subscribers, isReader("es")) };
}

export const createIssue = (db: Db, input: NewsletterIssueInput, actor: Actor) =>
  changeContent(db, (tx) => issues.create(tx, input, actor));

export const updateIssue = (db: Db, id: number, patch: NewsletterIssuePatch, actor: Actor, version?: number) =>
  changeContent(db, async (tx) => {
    if (!(await isEditable(tx, id)))
      throw new AppError("conflict", {
        en: "This newsletter has been sent and can no longer be changed",
        es: "Este boletín ya se envió y no se puede cambiar",
      });
    return issues.update(tx, id, patch, actor, version);
  });

export const deleteIssue = (db: Db, id: number, actor: Actor) =>
  changeContent(db, async (tx) => {
    const sending = await lockSending(tx, id);
    if (sending && sending.state !== "sent" && sending.state !== "cancelled")
      throw new AppError("inUse", {
        en: "This newsletter is scheduled; stop it first",
        es: "Este boletín está por enviarse; primero detenga el envío",
      });
    return issues.remove(tx, id, actor);
  });
