import { and, eq } from "drizzle-orm";
import { html } from "hono/html";
import { weeklyChangesTexts } from "#app/features/history/admin/texts/weekly-changes.ts";
import { listRevisions } from "#app/features/history/revisions/service.server.ts";
import { weeklyChanges } from "#app/features/history/revisions/weekly-changes.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { button, fontStack, heading, layout, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { longDay } from "#lib/dates.ts";
import { may, type Role } from "#lib/permissions.ts";
import { addDays } from "#lib/weeks.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { type Definition, findDefinition } from "#platform/content/definition.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** A mail that could not be sent until the next one is due has nothing new to say. */
const lifetimeMs = 6 * 86_400_000;
/** The list of changes has the rest. */
const maxChanges = 200;
const maxLines = 40;

type Tools = Pick<Platform, "db" | "config" | "log" | "definitions">;

export const weeklyChangesComposer = (tools: Tools): MailComposer =>
  composeKind(weeklyChanges.mail, async ({ userId, week }, { queuedAt }) => {
    const isReader = and(eq(users.id, userId), weeklyChanges.isRecipient());
    const [user] = await tools.db.select().from(users).where(isReader);
    if (!user || Date.now() - queuedAt.getTime() > lifetimeMs) return undefined;
    const changes = await readChanges(tools, user.role, week);
    return changes.revisions.length > 0 ? changesMail(tools, user, week, changes) : undefined;
  });

/** Without visitors' messages: their titles are people's names, which do not belong in a mail. */
function readChanges({ db, definitions }: Tools, role: Role, week: string) {
  const isListed = ({ permissions, retention }: Definition) => may({ role }, permissions.read) && retention === "content";
  const days = { from: week, to: addDays(week, 6) };
  return listRevisions(db, definitions.filter(isListed), { filterKey: "", byPeople: true, ...days, pageNumber: 1, pageSize: maxChanges });
}

type Changes = Awaited<ReturnType<typeof readChanges>>;
type Line = { change: Changes["revisions"][number]; changes: number };

/** One line for what a person did to a record, however often; the newest first. */
function linesOf(revisions: Changes["revisions"]): Line[] {
  const lines = new Map<string, Line>();
  for (const change of revisions) {
    const key = `${change.entity} ${change.entityId} ${change.userId}`;
    const line = lines.get(key);
    if (line) line.changes += 1;
    else lines.set(key, { change, changes: 1 });
  }
  return [...lines.values()];
}

async function changesMail(tools: Tools, user: typeof users.$inferSelect, week: string, { revisions, total }: Changes): Promise<Mail> {
  const { db, config, log, definitions } = tools;
  const language = user.language ?? "en";
  const texts = await readSettings(db, language, log);
  const site = config.publicUrl;
  const text = weeklyChangesTexts[language];
  const lastDay = addDays(week, 6);
  const lines = linesOf(revisions).slice(0, maxLines);
  const rest = total - lines.reduce((sum, { changes }) => sum + changes, 0);
  const intro = text.intro(total, longDay(week, language), longDay(lastDay, language));
  const listUrl = site && `${site}/admin/changes?from=${week}&to=${lastDay}`;
  const more = rest > 0 ? text.more(rest) : "";
  const rows = lines.map(({ change, changes }) => {
    const definition = findDefinition(definitions, change.entity);
    const path = change.action === "delete" || !definition ? "/admin/bin" : definition.editPath(change.entityId);
    return {
      who: `${change.userName ?? text.someone} ${text.deeds[change.action]}`,
      what: `${definition?.label[language] ?? change.entity}: ${change.title}`,
      times: text.times(changes),
      url: site && site + path,
    };
  });
  const cell = `padding: 9px 0; border-bottom: 1px solid #e2d3bd; font: 15px/1.5 ${fontStack}; color: #23201d; overflow-wrap: anywhere;`;
  const body = html`${heading(text.heading)}
${paragraph(text.greeting(user.userName))}
${paragraph(intro)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 20px;">
${rows.map(
  ({ who, what, times, url }) =>
    html`<tr><td class="ink line" style="${cell}"><span class="muted" style="color: #5f564c;">${who}</span><br>${url ? html`<a class="link" href="${url}" style="color: #134e52;">${what}</a>` : what}${times}</td></tr>`,
)}
</table>
${more ? paragraph(more) : ""}
${listUrl ? button(text.open, listUrl) : ""}`;
  return {
    from: mailSender(config, texts),
    to: [{ name: user.userName, address: user.email }],
    subject: text.subject(texts["company.name"]),
    text: [
      text.greeting(user.userName),
      intro,
      "",
      ...rows.flatMap(({ who, what, times, url }) => [`${who} ${what}${times}`, ...(url ? [`  ${url}`] : [])]),
      ...(more ? [more] : []),
      ...(listUrl ? ["", `${text.open}: ${listUrl}`] : []),
      "",
      "--",
      text.why,
    ].join("\n"),
    html: layout({ language, texts, title: text.heading, preheader: intro, body, footnote: text.why }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
