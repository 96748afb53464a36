import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { noteBounce } from "#app/features/newsletter/bounces.server.ts";
import { mintConfirmToken } from "#app/features/newsletter/confirmation.server.ts";
import { subscribers } from "#app/features/newsletter/tables/newsletter.server.ts";
import { newsletterTexts } from "#app/features/newsletter/texts/newsletter.ts";
import { unsubscribeToken } from "#app/features/newsletter/unsubscription.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { button, heading, layout, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { localPath } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { siteUrlOf } from "#platform/config.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { confirmationMail, subscribedAlreadyMail } from "./mail-kinds.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

/** The mails around a subscription. They repeat nothing that was typed, because the address may be another person's. */
export function subscriptionMailComposers(tools: Tools): MailComposer[] {
  return [
    composeKind(
      confirmationMail,
      async ({ newsletterSubscriberId }) => {
        const confirmation = await mintConfirmToken(tools.db, newsletterSubscriberId);
        if (!confirmation) return undefined;
        const { email, language, token } = confirmation;
        const text = newsletterTexts[language].mails.confirmation;
        const url = `${siteUrlOf(tools.config)}${localPath("/newsletter/confirm", language)}?token=${token}`;
        return subscriptionMail(tools, { email, language, ...text, url });
      },
      async (tx, { newsletterSubscriberId }, { attempt }) => noteBounce(tx, newsletterSubscriberId, attempt),
    ),
    composeKind(subscribedAlreadyMail, async ({ newsletterSubscriberId }) => {
      const { db, config } = tools;
      const isThis = eq(subscribers.newsletterSubscriberId, newsletterSubscriberId);
      const [subscriber] = await db.select().from(subscribers).where(isThis);
      if (subscriber?.state !== "subscribed") return undefined;
      const { email, language } = subscriber;
      const text = newsletterTexts[language].mails.already;
      const token = await unsubscribeToken(db, newsletterSubscriberId);
      const url = `${siteUrlOf(config)}${localPath("/newsletter/unsubscribe", language)}?token=${token}`;
      return subscriptionMail(tools, { email, language, ...text, url });
    }),
  ];
}

type Content = { email: string; language: Language; title: string; lines: string[]; action: string; url: string; why: string };

async function subscriptionMail({ db, config, log }: Tools, { email, language, title, lines, action, url, why }: Content): Promise<Mail> {
  const texts = await readSettings(db, language, log);
  const company = texts["company.name"];
  const body = html`${heading(title)}
${lines.map((line) => paragraph(line))}
${button(action, url)}`;
  return {
    from: mailSender(config, texts),
    to: [{ name: "", address: email }],
    subject: `${title} | ${company}`,
    text: [title, "", ...lines, "", `${action}: ${url}`, "", "--", company, why].join("\n"),
    html: layout({ language, texts, title, preheader: lines[0] ?? "", body, footnote: why }),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
