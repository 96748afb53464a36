import type { z } from "zod";
import type { NumberColumn } from "#app/admin-kit/number-table.tsx";
import { shortDuration } from "#lib/durations.ts";
import { leadStateNames } from "#lib/lead-states.ts";
import type { numbers } from "./schema.ts";

export type Numbers = z.infer<z.ZodObject<typeof numbers>>;
type RowOf<Name extends keyof Numbers> = Numbers[Name] extends Array<infer Row> ? Row : never;

const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A week by its Monday, such as Nov 16. */
export const weekLabel = (week: string) => shortDay.format(new Date(`${week}T00:00:00Z`));

const leads = { header: "Leads", value: (row: { leads: number }) => row.leads };
const views = { header: "Views", value: (row: { views: number }) => row.views };

const medianAnswer = {
  header: "Median answer",
  fileHeader: "Median answer in minutes",
  value: ({ medianMinutes }: { medianMinutes: number | null }) => (medianMinutes === null ? null : Math.round(medianMinutes)),
  format: ({ medianMinutes }: { medianMinutes: number | null }) => shortDuration(medianMinutes ?? 0),
};

/** Of a page that nobody visited there is nothing to say. */
const perThousandViews = {
  header: "Per 1,000 views",
  fileHeader: "Leads per 1,000 views",
  value: (row: { leads: number; views: number }) => (row.views === 0 ? null : Math.round((row.leads / row.views) * 10_000) / 10),
};

export const weekColumns: NumberColumn<RowOf<"byWeek">>[] = [
  { header: "Week of", value: ({ week }) => week, format: ({ week }) => weekLabel(week) },
  leads,
  views,
];

export const pageColumns: NumberColumn<RowOf<"byPage">>[] = [
  { header: "Page", value: ({ path }) => path || "Not told" },
  views,
  leads,
  perThousandViews,
];

const languageNames = { en: "English", es: "Spanish" };

export const languageColumns: NumberColumn<RowOf<"byLanguage">>[] = [
  { header: "Language", value: ({ language }) => languageNames[language] },
  views,
  leads,
  perThousandViews,
];

export const officerColumns: NumberColumn<RowOf<"byOfficer">>[] = [
  { header: "Officer", value: ({ officer }) => officer ?? "The office" },
  leads,
  { header: "Answered", value: ({ answered }) => answered },
  medianAnswer,
];

export const stateColumns: NumberColumn<RowOf<"byState">>[] = [{ header: "State", value: ({ state }) => leadStateNames[state] }, leads];

export const campaignColumns: NumberColumn<RowOf<"byCampaign">>[] = [
  { header: "Source", value: ({ source }) => source || "Not told" },
  { header: "Medium", value: ({ medium }) => medium },
  { header: "Campaign", value: ({ campaign }) => campaign },
  leads,
];
