import { desc, eq } from "drizzle-orm";
import { html } from "hono/html";
import { heldReasonIn } from "#app/features/leads/admin/texts/held-reasons.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageName } from "#app/features/leads/texts/answer-ways.ts";
import { heldMailTexts } from "#app/features/leads/texts/held-mail.ts";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { button, fontStack, heading, layout, link, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { longDate } from "#lib/dates.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { heldMailKind } from "./mail-kinds.server.ts";
import { officeRecipient, type Recipient } from "./office-recipient.server.ts";

const maxListed = 10;

export const heldMailComposer = (tools: Pick<Platform, "db" | "config" | "log">): MailComposer =>
  composeKind(heldMailKind, async () => {
    const { db, config, log } = tools;
    const isHeld = eq(contactMessages.state, "held");
    const messages = await db.select().from(contactMessages).where(isHeld).orderBy(desc(contactMessages.contactMessageId)).limit(maxListed);
    if (messages.length === 0) return undefined;
    const to = await officeRecipient(tools);
    const texts = await readSettings(db, to.language, log);
    const count = await db.$count(contactMessages, isHeld);
    return heldMail({ texts, from: mailSender(config, texts), to, messages, count, siteUrl: config.publicUrl });
  });

type HeldMessage = Pick<typeof contactMessages.$inferSelect, "contactMessageId" | "name" | "kind" | "heldReason" | "createdAt">;
type Input = { texts: Settings; from: Address; to: Recipient; messages: HeldMessage[]; count: number; siteUrl: string | undefined };

export function heldMail({ texts, from, to: { language, ...to }, messages, count, siteUrl }: Input): Mail {
  const text = heldMailTexts[language];
  const subject = text.subject(count);
  const inboxUrl = siteUrl && `${siteUrl}/admin/contactuslist`;
  const listUrl = inboxUrl && `${inboxUrl}?state=held`;
  const more = count > messages.length ? text.more(count - messages.length) : "";
  const rows = messages.map(({ contactMessageId, name, kind, heldReason, createdAt }) => ({
    name: messageName({ name, kind }, language),
    about: `${longDate(createdAt, language)}: ${heldReasonIn(language, heldReason)}`,
    url: inboxUrl && `${inboxUrl}/${contactMessageId}`,
  }));
  const cell = `padding: 9px 0; border-bottom: 1px solid #e2d3bd; font: 15px/1.5 ${fontStack}; color: #23201d; overflow-wrap: anywhere;`;
  const body = html`${heading(subject)}
${paragraph(text.intro)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 20px;">
${rows.map(
  ({ name, about, url }) =>
    html`<tr><td class="ink line" style="${cell}">${url ? link(name, url) : name}<br><span class="muted" style="color: #5f564c;">${about}</span></td></tr>`,
)}
</table>
${more === "" ? "" : paragraph(more)}
${listUrl ? button(text.open, listUrl) : ""}`;
  return {
    from,
    to: [to],
    subject,
    text: [
      subject,
      "",
      text.intro,
      "",
      ...rows.map(({ name, about }) => `- ${name} (${about})`),
      ...(more === "" ? [] : [more]),
      ...(listUrl ? ["", `${text.open}: ${listUrl}`] : []),
      "",
      "--",
      text.why,
    ].join("\n"),
    html: layout({ language, texts, title: subject, preheader: text.intro, body, footnote: text.why }),
  };
}
