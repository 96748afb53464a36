import { and, count, eq, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { blogCategories } from "#db/tables/blog-categories.server.ts";
import { blogPosts } from "#db/tables/blog-posts.server.ts";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { mailJobs } from "#db/tables/mail-jobs.server.ts";
import { pageCategories } from "#db/tables/page-categories.server.ts";
import { pageContents } from "#db/tables/page-contents.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Translations } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { announceMail, retryMail } from "#platform/mail/outbox.server.ts";
import { mostGaps, type SpanishGap } from "./schema.ts";

type Translatable = {
  entity: SpanishGap["entity"];
  table: PgTable & { translations: PgColumn };
  id: PgColumn;
  title: SQL<string> | PgColumn;
  fields: Record<string, PgColumn>;
};

const { title, summary, postContents, imageAlt } = blogPosts;

const translatable: Translatable[] = [
  {
    entity: "pagecontent",
    table: pageContents,
    id: pageContents.webPageContentId,
    title: pageContents.title,
    fields: { title: pageContents.title, body: pageContents.body, imageAlt: pageContents.imageAlt },
  },
  {
    entity: "pagecategory",
    table: pageCategories,
    id: pageCategories.webPageCategoryId,
    title: pageCategories.name,
    fields: { name: pageCategories.name, body: pageCategories.body, description: pageCategories.description },
  },
  { entity: "blog", table: blogPosts, id: blogPosts.blogId, title, fields: { title, summary, postContents, imageAlt } },
  {
    entity: "blogcategory",
    table: blogCategories,
    id: blogCategories.blogCategoryId,
    title: blogCategories.name,
    fields: { name: blogCategories.name, body: blogCategories.body },
  },
  {
    entity: "loanofficer",
    table: loanOfficers,
    id: loanOfficers.loanOfficerId,
    title: sql<string>`${loanOfficers.firstName} || ' ' || ${loanOfficers.lastName}`,
    fields: { title: loanOfficers.title, subTitle: loanOfficers.subTitle, description: loanOfficers.description },
  },
];

/** The records whose Spanish lags behind their English. Settings are judged where their registry is known. */
export async function findSpanishGaps(db: Db): Promise<SpanishGap[]> {
  const gaps: SpanishGap[] = [];
  for (const kind of translatable) if (gaps.length < mostGaps) gaps.push(...(await gapsOf(db, kind, mostGaps - gaps.length)));
  return gaps;
}

async function gapsOf(db: Db, { entity, table, id, title, fields }: Translatable, limit: number): Promise<SpanishGap[]> {
  const { translations } = table;
  const isMissing = Object.entries(fields).map(([name, column]) => ({
    name,
    test: sql<boolean>`(${column} <> '' and coalesce(${translations}->'es'->>${name}::text, '') = '')`,
  }));
  const missing = Object.fromEntries(isMissing.map(({ name, test }) => [`lacks ${name}`, test]));
  const rows = await db
    .select({ id, title, translations, ...missing })
    .from(table)
    .where(or(sql`${translations}->'stale' is not null`, ...isMissing.map(({ test }) => test)))
    .orderBy(id)
    .limit(limit);
  return rows.map((row: Record<string, unknown>) => ({
    entity,
    id: Number(row.id),
    title: String(row.title),
    missing: Object.keys(fields).filter((name) => row[`lacks ${name}`] === true),
    stale: (row.translations as Translations).stale ?? [],
  }));
}

/** What is told of messages and mail to whoever may not read them. */
export const nothingWaits = { newMessages: 0, heldMessages: 0, failedMail: 0, waitingMail: 0, lateMail: 0, otherFailedMail: [] };

export async function countMessages(db: Db) {
  const byState = await db
    .select({ state: contactMessages.state, rows: count() })
    .from(contactMessages)
    .where(or(eq(contactMessages.state, "new"), eq(contactMessages.state, "held")))
    .groupBy(contactMessages.state);
  const of = (state: string) => byState.find((row) => row.state === state)?.rows ?? 0;
  return { newMessages: of("new"), heldMessages: of("held") };
}

/** After this many tries a mail that still waits is late: the mail server is away, or its settings are wrong. */
const triesBeforeLate = 3;
const mostMails = 20;

const aboutMessage = sql`coalesce(${mailJobs.subject}, '') like 'contactmessage:%'`;

/** Messages' mails are mended in the inbox; the others have no other place than this. */
export async function findUnsentMail(db: Db) {
  const failed = eq(mailJobs.state, "failed");
  const [counts] = await db
    .select({
      failedMail: sql<number>`count(*) filter (where ${failed} and ${aboutMessage})`.mapWith(Number),
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
    .where(and(failed, not(aboutMessage)))
    .orderBy(mailJobs.mailJobId)
    .limit(mostMails);
  return { failedMail: 0, waitingMail: 0, lateMail: 0, ...counts, otherFailedMail };
}

/** Tries a mail now that needs attention, whatever it is about. */
export async function retryFailedMail(db: Db, mailJobId: number): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await retryMail(tx, mailJobId))) throw new AppError("notFound", "There is no such mail, or it was sent meanwhile");
  });
  announceMail();
}
