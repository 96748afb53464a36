import type { z } from "zod";
import type { NumberColumn } from "#app/admin-kit/number-table.tsx";
import { channels } from "#app/features/contact-ways/channels.ts";
import { leadTexts } from "#app/features/leads/admin/texts/leads.ts";
import { shortDuration } from "#app/features/reports/durations.ts";
import { numberTexts } from "#app/messages/admin/numbers.ts";
import { locales } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import type { numbers } from "./schema.ts";

export type Numbers = z.infer<z.ZodObject<typeof numbers>>;
type RowOf<Name extends keyof Numbers> = Numbers[Name] extends Array<infer Row> ? Row : never;

const shortDayIn = (language: Language) => new Intl.DateTimeFormat(locales[language], { month: "short", day: "numeric", timeZone: "UTC" });
const shortDays = { en: shortDayIn("en"), es: shortDayIn("es") };

/** A week by its Monday, such as Nov 16. */
export const weekLabel = (week: string, language: Language) => shortDays[language].format(new Date(`${week}T00:00:00Z`));

/** The channels that were used in each week, the latest week first: a column for each channel would be too many for a phone. */
export const listWeekUses = ({ channelsByWeek }: Pick<Numbers, "channelsByWeek">) =>
  channelsByWeek
    .toReversed()
    .flatMap(({ week, uses }) =>
      channels.map((channel, index) => ({ week, channel, uses: uses[index] ?? 0 })).filter((row) => row.uses > 0),
    );

/** The columns of every table of the screen, by how they group the leads. */
export function numberColumnsIn(language: Language) {
  const text = numberTexts[language];
  const { states } = leadTexts[language];
  const leads = { header: text.leads, value: (row: { leads: number }) => row.leads };
  const views = { header: text.views, value: (row: { views: number }) => row.views };

  const medianAnswer = {
    header: text.medianAnswer,
    fileHeader: text.medianFile,
    value: ({ medianMinutes }: { medianMinutes: number | null }) => (medianMinutes === null ? null : Math.round(medianMinutes)),
    format: ({ medianMinutes }: { medianMinutes: number | null }) => shortDuration(medianMinutes ?? 0),
  };

  const perThousandViews = {
    header: text.perThousand,
    fileHeader: text.perThousandFile,
    value: (row: { leads: number; views: number }) => (row.views === 0 ? null : Math.round((row.leads / row.views) * 10_000) / 10),
  };

  const week: NumberColumn<RowOf<"byWeek">>[] = [
    { header: text.weekOf, value: ({ week }) => week, format: ({ week }) => weekLabel(week, language) },
    leads,
    views,
  ];
  const visits = [views, leads, perThousandViews];
  const page: NumberColumn<RowOf<"byPage">>[] = [{ header: text.page, value: ({ path }) => path || text.notTold }, ...visits];
  const lang: NumberColumn<RowOf<"byLanguage">>[] = [{ header: text.language, value: (row) => text.languages[row.language] }, ...visits];
  const officer: NumberColumn<RowOf<"byOfficer">>[] = [
    { header: text.officer, value: (row) => row.officer ?? text.theOffice },
    leads,
    { header: text.answered, value: ({ answered }) => answered },
    medianAnswer,
  ];
  const state: NumberColumn<RowOf<"byState">>[] = [{ header: text.state, value: (row) => states[row.state] }, leads];
  const campaign: NumberColumn<RowOf<"byCampaign">>[] = [
    { header: text.source, value: ({ source }) => source || text.notTold },
    { header: text.medium, value: ({ medium }) => medium },
    { header: text.campaign, value: (row) => row.campaign },
    leads,
  ];
  const channel: NumberColumn<RowOf<"byChannel">>[] = [
    { header: text.channel, value: (row) => text.channels[row.channel] },
    { header: text.languages.en, value: ({ en }) => en },
    { header: text.languages.es, value: ({ es }) => es },
    { header: text.uses, value: ({ en, es }) => en + es },
  ];
  const channelWeek: NumberColumn<ReturnType<typeof listWeekUses>[number]>[] = [
    { header: text.weekOf, value: ({ week }) => week, format: ({ week }) => weekLabel(week, language) },
    { header: text.channel, value: (row) => text.channels[row.channel] },
    { header: text.uses, value: ({ uses }) => uses },
  ];
  return { week, page, lang, officer, state, campaign, channel, channelWeek };
}
