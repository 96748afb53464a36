import { and, count, desc, eq, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { timeZone } from "#lib/dates.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isOnOfficeDays } from "#platform/database/office-days.server.ts";
import { findOptOuts } from "./opt-outs/service.server.ts";
import { contactMessages } from "./tables/contact-messages.server.ts";

/** Both inclusive; without `to`, until now. */
export type Days = { from: string; to?: string };

/** Pages and campaigns come from requests, so their number is not bounded otherwise. */
const maxGroups = 500;

const { state, language, page, assignedOfficerId, createdAt, firstAnsweredAt, answerDueAt, campaign, mergedIntoId } = contactMessages;

/** An index covers what is counted, except campaigns. */
const isLeadOf = (days: Days) => and(isNull(mergedIntoId), ne(state, "held"), isOnOfficeDays(createdAt, days));

const officeWeek = sql<string>`date_trunc('week', ${createdAt} at time zone ${sql.raw(`'${timeZone}'`)})::date::text`;
const answerMinutes = sql`extract(epoch from ${firstAnsweredAt} - ${createdAt}) / 60`;
const medianMinutes = sql<number | null>`percentile_cont(0.5) within group (order by ${answerMinutes})`.mapWith((value) =>
  value === null ? null : Number(value),
);
const answeredCount = sql<number>`count(${firstAnsweredAt})`.mapWith(Number);

const countBy = <Key extends PgColumn | SQL<string>>(db: Db, days: Days, key: Key) =>
  db.select({ key, leads: count() }).from(contactMessages).where(isLeadOf(days)).groupBy(sql`1`).orderBy(desc(count())).limit(maxGroups);

export const leadsByWeek = (db: Db, days: Days) => countBy(db, days, officeWeek);
export const leadsByPage = (db: Db, days: Days) => countBy(db, days, page);
export const leadsByLanguage = (db: Db, days: Days) => countBy(db, days, language);
export const leadsByState = (db: Db, days: Days) => countBy(db, days, state);

export const leadsByOfficer = (db: Db, days: Days) =>
  db
    .select({ officerId: assignedOfficerId, leads: count(), answered: answeredCount, medianMinutes })
    .from(contactMessages)
    .where(isLeadOf(days))
    .groupBy(assignedOfficerId)
    .orderBy(desc(count()))
    .limit(maxGroups);

export const leadTotals = (db: Db, days: Days) =>
  db.select({ leads: count(), answered: answeredCount, medianMinutes }).from(contactMessages).where(isLeadOf(days));

const campaignValue = (name: string) => sql<string>`lower(coalesce(${campaign} ->> ${sql.raw(`'${name}'`)}, ''))`;

/** A page that staff built names a source of its own. */
const leadSource = sql<string>`coalesce(nullif(${campaignValue("source")}, ''), ${campaignValue("label")})`;

export const leadsByCampaign = (db: Db, days: Days) =>
  db
    .select({ source: leadSource, medium: campaignValue("medium"), campaign: campaignValue("campaign"), leads: count() })
    .from(contactMessages)
    .where(and(isLeadOf(days), sql`${campaign} <> '{}'::jsonb`))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(desc(count()))
    .limit(maxGroups);

export const countOverdueLeads = (db: Db, now: Date): Promise<number> =>
  db.$count(contactMessages, and(eq(state, "new"), isNull(firstAnsweredAt), lte(answerDueAt, now)));

export async function countWaitingMessages(db: Db): Promise<{ newMessages: number; heldMessages: number }> {
  const rows = await db
    .select({ state, messages: count() })
    .from(contactMessages)
    .where(and(isNull(mergedIntoId), inArray(state, ["new", "held"])))
    .groupBy(state);
  const countOf = (wanted: string) => rows.find((row) => row.state === wanted)?.messages ?? 0;
  return { newMessages: countOf("new"), heldMessages: countOf("held") };
}

/** Whether mail may be sent to an address, by any feature. */
export const mayEmail = async (db: Db, email: string): Promise<boolean> => (await findOptOuts(db, { email, phone: "" })).length === 0;
