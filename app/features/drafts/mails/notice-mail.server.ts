import { and, eq, isNull } from "drizzle-orm";
import { html } from "hono/html";
import { type NoticeKind, noticeKinds, noticeMailTexts } from "#app/features/drafts/texts/notice-mail.ts";
import { officerMailLanguages } from "#app/features/officers/reads.server.ts";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { button, fontStack, heading, layout, lines, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { comparePartNames } from "#lib/draft-parts.ts";
import { may, type Role } from "#lib/permissions.ts";
import type { Language } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftNoticeMail } from "#platform/drafts/notices.server.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { collectNotices, type Notice } from "./collect-notices.server.ts";

/** The dashboard has the rest. */
const maxLines = 30;
const maxTextLength = 400;

/** Sends nothing if all of it was settled while the mail waited. */
export const draftNoticeComposer = ({
  db,
  config,
  log,
  definitions,
}: Pick<Platform, "db" | "config" | "log" | "definitions">): MailComposer =>
  composeKind(draftNoticeMail, async ({ userId, since }) => {
    const reader = await findReader(db, userId);
    if (!reader) return undefined;
    const notices = await collectNotices(db, definitions, { userId, role: reader.role }, new Date(since));
    if (notices.length === 0) return undefined;
    const texts = await readSettings(db, reader.language, log);
    return noticeMail({ ...reader, texts, from: mailSender(config, texts), siteUrl: config.publicUrl, notices });
  });

async function findReader(db: Db, userId: number) {
  const officers = officerMailLanguages(db);
  const [reader] = await db
    .select({
      userName: users.userName,
      email: users.email,
      role: users.role,
      language: users.language,
      officerLanguage: officers.mailLanguage,
    })
    .from(users)
    .leftJoin(officers, eq(officers.loanOfficerId, users.loanOfficerId))
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)));
  // An account without a language uses the officer's, as in mails about messages.
  return reader && { ...reader, language: reader.language ?? reader.officerLanguage ?? "en" };
}

type NoticeMail = {
  userName: string;
  email: string;
  role: Role;
  language: Language;
  texts: Settings;
  from: Address;
  siteUrl: string | undefined;
  notices: Notice[];
};

export function noticeMail({ userName, email, role, language, texts, from, siteUrl, notices }: NoticeMail): Mail {
  const text = noticeMailTexts[language];
  const rows = notices.slice(0, maxLines).map(({ kind, definition, id, title, parts, who, quote, text: said }) => ({
    title: title || `#${id}`,
    deed: text.deeds[kind](who ?? text.someone),
    what: `${definition.label[language]}: ${title || `#${id}`} (${parts
      .toSorted(comparePartNames)
      .map((part) => text.parts[part])
      .join(", ")})`,
    said: [...(quote ? [text.passage(shorten(quote))] : []), ...(said ? [shorten(said)] : [])].join("\n"),
    // Officers cannot open the editors.
    url: siteUrl && may({ role }, "content.read") ? siteUrl + definition.editPath(id) : undefined,
  }));
  const counts = Object.fromEntries(noticeKinds.map((kind) => [kind, notices.filter((notice) => notice.kind === kind).length])) as Record<
    NoticeKind,
    number
  >;
  const [first] = rows;
  const summary = text.summary(counts);
  const subject = rows.length === 1 && first ? `${first.deed}: ${first.title}` : summary;
  const more = notices.length > rows.length ? text.more(notices.length - rows.length) : "";
  const cell = `padding: 9px 0; border-bottom: 1px solid #e2d3bd; font: 15px/1.5 ${fontStack}; color: #23201d; overflow-wrap: anywhere;`;
  const body = html`${heading(text.heading)}
${paragraph(text.greeting(userName))}
${paragraph(text.intro(summary))}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 20px;">
${rows.map(
  ({ deed, what, said, url }) =>
    html`<tr><td class="ink line" style="${cell}"><span class="muted" style="color: #5f564c;">${deed}</span><br>${url ? html`<a class="link" href="${url}" style="color: #134e52;">${what}</a>` : what}${said ? html`<br>${lines(said)}` : ""}</td></tr>`,
)}
</table>
${more ? paragraph(more) : ""}
${siteUrl ? button(text.open, `${siteUrl}/admin`) : ""}`;
  return {
    from,
    to: [{ name: userName, address: email }],
    subject: text.subject(texts["company.name"], subject),
    text: [
      text.greeting(userName),
      "",
      text.intro(summary),
      ...rows.flatMap(({ deed, what, said, url }) => ["", deed, what, ...(said ? [said] : []), ...(url ? [url] : [])]),
      ...(more ? ["", more] : []),
      ...(siteUrl ? ["", `${text.open}: ${siteUrl}/admin`] : []),
      "",
      "--",
      text.why,
    ].join("\n"),
    html: layout({ language, texts, title: text.heading, preheader: subject, body, footnote: text.why }),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > maxTextLength ? `${characters.slice(0, maxTextLength).join("").trimEnd()}…` : text;
}
