import { and, desc, gte, lte, sql } from "drizzle-orm";
import type { z } from "zod";
import { channels } from "#app/features/contact-ways/channels.ts";
import { wayUsesByDay } from "#app/features/contact-ways/reads.server.ts";
import { leadStates } from "#app/features/leads/lead-states.ts";
import {
  type Days,
  leadsByCampaign,
  leadsByLanguage,
  leadsByOfficer,
  leadsByPage,
  leadsByState,
  leadsByWeek,
  leadTotals,
} from "#app/features/leads/reads.server.ts";
import { listOfficerNames } from "#app/features/officers/reads.server.ts";
import { pageViews } from "#app/features/reports/tables/page-views.server.ts";
import { englishPath } from "#lib/languages.ts";
import { languages } from "#lib/translations.ts";
import { lastWeeks, weekOf } from "#lib/weeks.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Period } from "./periods.ts";
import type { numbers } from "./schema.ts";

type Numbers = z.infer<z.ZodObject<typeof numbers>>;

/** Includes the current week. Queries run one after another, so that others can run in between. */
export async function readNumbers(db: Db, period: Period, now = new Date()): Promise<Numbers> {
  const weeks = lastWeeks(now, period);
  const days = { from: weeks[0] ?? "" };
  const [totals = { leads: 0, answered: 0, medianMinutes: null }] = await leadTotals(db, days);
  const weekLeads = sumBy(await leadsByWeek(db, days), ({ key }) => key, leadsOf);
  const stateLeads = sumBy(await leadsByState(db, days), ({ key }) => key, leadsOf);
  const languageLeads = sumBy(await leadsByLanguage(db, days), ({ key }) => key, leadsOf);
  const pageLeads = sumBy(await leadsByPage(db, days), ({ key }) => key && englishPath(key), leadsOf);
  const views = await viewsByPage(db, days);
  const pageViewCounts = sumBy(views, ({ path }) => path, viewsOf);
  const languageViews = sumBy(views, ({ language }) => language, viewsOf);
  const weekViews = sumBy(await viewsByDay(db, days), ({ day }) => weekOf(day), viewsOf);
  return {
    ...totals,
    views: views.reduce((sum, row) => sum + row.views, 0),
    byWeek: weeks.map((week) => ({ week, leads: weekLeads.get(week) ?? 0, views: weekViews.get(week) ?? 0 })),
    byPage: [...new Set([...pageViewCounts.keys(), ...pageLeads.keys()])]
      .map((path) => ({ path, views: pageViewCounts.get(path) ?? 0, leads: pageLeads.get(path) ?? 0 }))
      .sort((one, other) => other.views - one.views || other.leads - one.leads),
    byLanguage: languages.map((language) => ({
      language,
      views: languageViews.get(language) ?? 0,
      leads: languageLeads.get(language) ?? 0,
    })),
    byOfficer: await withOfficerNames(db, await leadsByOfficer(db, days)),
    byState: leadStates.filter((state) => state !== "held").map((state) => ({ state, leads: stateLeads.get(state) ?? 0 })),
    ...channelNumbers(await wayUsesByDay(db, days), weeks),
    byCampaign: await leadsByCampaign(db, days),
  };
}

function channelNumbers(rows: Awaited<ReturnType<typeof wayUsesByDay>>, weeks: string[]): Pick<Numbers, "byChannel" | "channelsByWeek"> {
  const usesOf = ({ uses }: { uses: number }) => uses;
  const languageUses = sumBy(rows, ({ channel, language }) => `${channel} ${language}`, usesOf);
  const weekUses = sumBy(rows, ({ channel, day }) => `${channel} ${weekOf(day)}`, usesOf);
  return {
    byChannel: channels.map((channel) => ({
      channel,
      en: languageUses.get(`${channel} en`) ?? 0,
      es: languageUses.get(`${channel} es`) ?? 0,
    })),
    channelsByWeek: weeks.map((week) => ({ week, uses: channels.map((channel) => weekUses.get(`${channel} ${week}`) ?? 0) })),
  };
}

const leadsOf = ({ leads }: { leads: number }) => leads;
const viewsOf = ({ views }: { views: number }) => views;

function sumBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key, numberOf: (row: Row) => number): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + numberOf(row));
  return sums;
}

const views = sql<number>`sum(${pageViews.count})`.mapWith(Number);
const isViewOf = ({ from, to }: Days) => and(gte(pageViews.day, from), to === undefined ? undefined : lte(pageViews.day, to));

const viewsByDay = (db: Db, days: Days) =>
  db.select({ day: pageViews.day, views }).from(pageViews).where(isViewOf(days)).groupBy(pageViews.day);

export const viewsByPage = (db: Db, days: Days) =>
  db
    .select({ path: pageViews.path, language: pageViews.language, views })
    .from(pageViews)
    .where(isViewOf(days))
    .groupBy(pageViews.path, pageViews.language)
    .orderBy(desc(views));

type OfficerLeads = { officerId: number | null; leads: number; answered: number; medianMinutes: number | null };

async function withOfficerNames(db: Db, rows: OfficerLeads[]): Promise<Numbers["byOfficer"]> {
  const names = await listOfficerNames(
    db,
    rows.flatMap(({ officerId }) => officerId ?? []),
  );
  return rows.map(({ officerId, ...rest }) => ({ officer: officerId === null ? null : (names.get(officerId) ?? null), ...rest }));
}
