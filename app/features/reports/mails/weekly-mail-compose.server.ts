import { and, eq } from "drizzle-orm";
import { html } from "hono/html";
import { wayUsesByDay } from "#app/features/contact-ways/reads.server.ts";
import { countOverdueLeads, leadTotals } from "#app/features/leads/reads.server.ts";
import { findDuePrograms } from "#app/features/reports/dashboard/service.server.ts";
import { shortDuration } from "#app/features/reports/durations.ts";
import { viewsByPage } from "#app/features/reports/numbers/service.server.ts";
import { wantsWeeklyMail, weeklyMail } from "#app/features/reports/numbers/weekly-mail.server.ts";
import { weeklyMailTexts } from "#app/features/reports/texts/weekly-mail.ts";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { button, fontStack, type Html, heading, layout, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { longDay, officeDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import { addDays } from "#lib/weeks.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** A mail that could not be sent before the next one is due is dropped. */
const worthMs = 6 * 86_400_000;

/** Sends nothing if the recipient has turned it off in the meantime. */
export const weeklyMailComposer = ({ db, config, log }: Pick<Platform, "db" | "config" | "log">): MailComposer =>
  composeKind(weeklyMail, async ({ userId, week }, { queuedAt }) => {
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, userId), wantsWeeklyMail()));
    if (!user || Date.now() - queuedAt.getTime() > worthMs) return undefined;
    const language = user.language ?? "en";
    const texts = await readSettings(db, language, log);
    const to = { name: user.userName, address: user.email };
    const numbersUrl = config.publicUrl && `${config.publicUrl}/admin/numbers?weeks=4`;
    return weekMail({ language, texts, from: mailSender(config, texts), to, numbersUrl, report: await readWeek(db, week) });
  });

type Week = { leads: number; answered: number; medianMinutes: number | null; views: number; wayUses: number };
export type WeekReport = {
  week: string;
  last: Week;
  before: Week;
  overdue: number;
  duePrograms: number;
  topPages: Array<{ path: string; views: number }>;
};

const mostPages = 5;

async function readWeek(db: Db, week: string): Promise<WeekReport> {
  const { pages, ...last } = await readOneWeek(db, week);
  const { pages: _, ...before } = await readOneWeek(db, addDays(week, -7));
  const now = new Date();
  const overdue = await countOverdueLeads(db, now);
  const duePrograms = (await findDuePrograms(db, officeDay(now))).length;
  return { week, last, before, overdue, duePrograms, topPages: pages.slice(0, mostPages) };
}

async function readOneWeek(db: Db, from: string) {
  const days = { from, to: addDays(from, 6) };
  const [totals = { leads: 0, answered: 0, medianMinutes: null }] = await leadTotals(db, days);
  const views = new Map<string, number>();
  for (const row of await viewsByPage(db, days)) views.set(row.path, (views.get(row.path) ?? 0) + row.views);
  const pages = [...views].map(([path, count]) => ({ path, views: count })).sort((one, other) => other.views - one.views);
  const wayUses = (await wayUsesByDay(db, days)).reduce((sum, { uses }) => sum + uses, 0);
  return { ...totals, views: pages.reduce((sum, page) => sum + page.views, 0), wayUses, pages };
}

type Input = { language: Language; texts: Settings; from: Address; to: Address; numbersUrl: string | undefined; report: WeekReport };

type Line = { label: string; value: string; aside: string };

const numberFormats = { en: new Intl.NumberFormat("en-US"), es: new Intl.NumberFormat("es-US") };

export function weekMail({ language, texts, from, to, numbersUrl, report }: Input): Mail {
  const text = weeklyMailTexts[language];
  const { week, last, before, overdue, duePrograms, topPages } = report;
  const count = (value: number) => numberFormats[language].format(value);
  const compareWeeks = (label: string, describe: (of: Week) => string): Line => ({
    label,
    value: describe(last),
    aside: text.before(describe(before)),
  });
  const lines = [
    compareWeeks(text.leads, ({ leads }) => count(leads)),
    compareWeeks(text.answered, ({ answered }) => count(answered)),
    compareWeeks(text.median, ({ medianMinutes }) => (medianMinutes === null ? text.nothing : shortDuration(medianMinutes))),
    compareWeeks(text.views, ({ views }) => count(views)),
    compareWeeks(text.wayUses, ({ wayUses }) => count(wayUses)),
    { label: text.overdue, value: count(overdue), aside: "" },
    ...(duePrograms > 0 ? [{ label: text.duePrograms, value: count(duePrograms), aside: "" }] : []),
  ];
  const pages = topPages.map(({ path, views }) => ({ label: path, value: count(views), aside: "" }));
  const opening = text.days(longDay(week, language), longDay(addDays(week, 6), language));
  const body = html`${heading(text.heading)}
${paragraph(text.greeting(to.name ?? ""))}
${paragraph(opening)}
${table(lines)}
<h2 class="ink" style="margin: 24px 0 4px; font: 600 17px/1.4 ${fontStack}; color: #23201d;">${text.topPages}</h2>
${pages.length === 0 ? paragraph(text.noViews) : table(pages)}
${numbersUrl ? button(text.open, numbersUrl) : ""}`;
  const lineText = ({ label, value, aside }: Line) => `${label}: ${value}${aside === "" ? "" : ` (${aside})`}`;
  return {
    from,
    to: [to],
    subject: text.subject(texts["company.name"]),
    text: [
      text.greeting(to.name ?? ""),
      opening,
      "",
      ...lines.map(lineText),
      "",
      text.topPages,
      ...(pages.length === 0 ? [text.noViews] : pages.map(lineText)),
      ...(numbersUrl ? ["", `${text.open}: ${numbersUrl}`] : []),
      "",
      "--",
      text.why,
    ].join("\n"),
    html: layout({
      language,
      texts,
      title: text.heading,
      preheader: lines.slice(0, 3).map(lineText).join(" · "),
      body,
      footnote: text.why,
    }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

const table = (lines: Line[]): Html =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 20px;">${lines.map(row)}</table>`;

function row({ label, value, aside }: Line): Html {
  const cell = "padding: 9px 0; border-bottom: 1px solid #e2d3bd; vertical-align: top;";
  return html`<tr>
<th scope="row" class="muted line" align="left" style="${cell} font: 15px/1.5 ${fontStack}; color: #5f564c; overflow-wrap: anywhere;">${label}</th>
<td class="ink line" align="right" style="${cell} padding-left: 16px; font: 600 17px/1.4 ${fontStack}; color: #23201d; white-space: nowrap;">${value}${aside === "" ? "" : html`<br><span class="muted" style="font: 13px/1.5 ${fontStack}; color: #5f564c;">${aside}</span>`}</td>
</tr>`;
}
