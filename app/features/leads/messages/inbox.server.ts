import { and, asc, countDistinct, desc, eq, exists, gte, inArray, isNull, like, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { mailSubjectColumn, messageMailKinds, messageMailOf } from "#app/features/leads/mails/mail-kinds.server.ts";
import { findOptOuts, listOptOuts } from "#app/features/leads/opt-outs/service.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { foldedEventText, messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { greetingFor } from "#app/features/leads/texts/answer-ways.ts";
import { officerNames } from "#app/features/officers/reads.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { officeDay } from "#lib/dates.ts";
import { offsetOf, totalsOf } from "#platform/api/paging.server.ts";
import { missingRecord } from "#platform/content/definition.server.ts";
import { matchEachWord } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { messages } from "./definition.server.ts";
import { type InboxOrder, type InboxState, triesBeforeTrouble } from "./inbox-states.ts";
import { isInScope, type LeadScope } from "./lead-scope.server.ts";
import { contactMessageNoun, messageSubject } from "./noun.ts";
import { delivery, listedMessage, messageExcerpt } from "./responses.server.ts";
import type { InboxFilter, InboxQuery } from "./schema.ts";

const kindNames = Object.values(messageMailKinds).map(({ name }) => name);
const hasMailTrouble = or(eq(mailJobs.state, "failed"), and(eq(mailJobs.state, "waiting"), gte(mailJobs.attempts, triesBeforeTrouble)));

const itsTrouble = and(eq(mailJobs.subject, mailSubjectColumn), hasMailTrouble);

function inTrouble(db: Db): SQL {
  return exists(db.select({ one: sql`1` }).from(mailJobs).where(itsTrouble));
}

/** `failed` sorts before `waiting`. */
const worstMail = sql<"failed" | "waiting" | null>`(select min(${mailJobs.state}) from ${mailJobs} where ${itsTrouble})`;

export function messageCondition(db: Db, { filterKey, state }: InboxFilter, scope: LeadScope): SQL | undefined {
  return and(isNotMerged, stateCondition(db, state), isInScope(scope), hasWordsInThread(db, filterKey));
}

/** Each word in the message, in one that was merged into it, or in what was written later. A union, so that both texts' indexes are used. */
function hasWordsInThread(db: Db, filterKey: string): SQL | undefined {
  const found = alias(contactMessages, "found");
  const threadId = { id: sql<number>`coalesce(${found.mergedIntoId}, ${found.contactMessageId})` };
  return matchEachWord(filterKey, (hasWord) => {
    const byFirstText = db.select(threadId).from(found).where(hasWord(found.searchText));
    const byLaterText = db
      .select(threadId)
      .from(messageEvents)
      .innerJoin(found, eq(found.contactMessageId, messageEvents.contactMessageId))
      .where(hasWord(foldedEventText(messageEvents)));
    return inArray(contactMessages.contactMessageId, byFirstText.unionAll(byLaterText));
  });
}

const isNotMerged = isNull(contactMessages.mergedIntoId);

const isToFollowUp = () =>
  and(lte(contactMessages.followUpOn, officeDay(new Date())), inArray(contactMessages.state, ["new", "answered", "applied"]));

function stateCondition(db: Db, state: InboxState): SQL | undefined {
  if (state === "all") return undefined;
  if (state === "failed") return inTrouble(db);
  return state === "followUp" ? isToFollowUp() : eq(contactMessages.state, state);
}

export const byNewest = desc(contactMessages.contactMessageId);

/** The search text begins with the name, without case and accents. There is an index on it. */
const byName = sql`left(${contactMessages.searchText}, 80)`;

const orders: Record<InboxOrder, SQL[]> = {
  newest: [byNewest],
  oldest: [asc(contactMessages.contactMessageId)],
  name: [asc(byName), byNewest],
  nameBackwards: [desc(byName), asc(contactMessages.contactMessageId)],
};

export function messagePage(db: Db, query: InboxQuery, scope: LeadScope) {
  const officers = officerNames(db);
  return db
    .select({
      ...listedMessage.columns,
      excerpt: messageExcerpt,
      officerName: officers.officerName,
      mailTrouble: worstMail,
    })
    .from(contactMessages)
    .leftJoin(officers, eq(officers.loanOfficerId, contactMessages.assignedOfficerId))
    .where(messageCondition(db, query, scope))
    .orderBy(...orders[query.order])
    .limit(query.pageSize)
    .offset(offsetOf(query));
}

export async function addOptOuts<Row extends { email: string; phone: string }>(db: Db, rows: Row[]) {
  const optOuts = await listOptOuts(db, rows);
  return rows.map((row, index) => ({ ...row, optOuts: (optOuts[index] ?? []).map(({ channel }) => channel) }));
}

export async function listMessages(db: Db, query: InboxQuery, scope: LeadScope) {
  const rows = await addOptOuts(db, await messagePage(db, query, scope));
  return { rows, ...(await totalsOf(db, contactMessages, messageCondition(db, query, scope), query, rows.length)) };
}

const maxHeldShown = 5;

/** The newest held messages, for the first page of the unfiltered inbox. */
export async function heldForFirstView(db: Db, { filterKey, state, pageNumber }: InboxQuery, scope: LeadScope) {
  if (filterKey !== "" || state !== "all" || pageNumber !== 1) return [];
  const query = { filterKey, state: "held" as const, order: "newest" as const, pageNumber: 1, pageSize: maxHeldShown };
  const rows = await messagePage(db, query, scope);
  return rows.map((row) => ({ ...row, optOuts: [] }));
}

/** Without held messages, most of which are never read. */
export function countUnread(db: Db, scope: LeadScope): Promise<number> {
  return db.$count(contactMessages, and(isNull(contactMessages.readAt), ne(contactMessages.state, "held"), isNotMerged, isInScope(scope)));
}

export async function countMessages(db: Db, scope: LeadScope) {
  const own = isInScope(scope);
  return {
    unread: await countUnread(db, scope),
    held: await db.$count(contactMessages, and(eq(contactMessages.state, "held"), own)),
    failed: own ? await db.$count(contactMessages, and(own, inTrouble(db))) : await countTroubles(db),
    followUp: await db.$count(contactMessages, and(isToFollowUp(), isNotMerged, own)),
  };
}

async function countTroubles(db: Db): Promise<number> {
  const [troubles] = await db
    .select({ failed: countDistinct(mailJobs.subject) })
    .from(mailJobs)
    .where(and(hasMailTrouble, like(mailJobs.subject, `${contactMessageNoun.entity}:%`)));
  return troubles?.failed ?? 0;
}

export async function getMessage(db: Db, id: number, log: Log) {
  const message = await messages.get(db, id);
  const deliveries = await db
    .select({ ...delivery.columns, kind: mailJobs.kind })
    .from(mailJobs)
    .where(and(eq(mailJobs.subject, messageSubject(id)), inArray(mailJobs.kind, kindNames)))
    .orderBy(mailJobs.mailJobId);
  return {
    ...message,
    deliveries: deliveries.map((delivery) => ({ ...delivery, kind: messageMailOf(delivery.kind) })),
    optOuts: await findOptOuts(db, message),
    greeting: greetingFor(message, (await readSettings(db, message.language, log))["company.name"]),
  };
}

/** No new version, so that reading a message causes no conflict in an open form. */
export async function markRead(db: Db, id: number, read: boolean, scope: LeadScope): Promise<void> {
  const [row] = await db
    .update(contactMessages)
    .set({ readAt: read ? sql`coalesce(${contactMessages.readAt}, now())` : null })
    .where(and(eq(contactMessages.contactMessageId, id), isInScope(scope)))
    .returning({ id: contactMessages.contactMessageId });
  if (!row) throw missingRecord(contactMessageNoun, id);
}
