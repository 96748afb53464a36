import { html } from "hono/html";
import { findAccountReader } from "#app/features/accounts/account-details.server.ts";
import { accountMailTexts } from "#app/features/accounts/admin/texts/account-mails.ts";
import { mintResetToken, passwordResetMail, passwordWasResetMail } from "#app/features/accounts/password-reset.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { button, heading, layout, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

export function passwordMailComposers(tools: Tools): MailComposer[] {
  const { db, config } = tools;
  return [
    composeKind(passwordResetMail, async ({ passwordResetId }) => {
      const resetToken = config.publicUrl && (await mintResetToken(db, passwordResetId));
      if (!resetToken) return undefined;
      // In the fragment, which browsers do not send: it reaches no log and no other site.
      const url = `${config.publicUrl}/admin/reset-password#${resetToken.token}`;
      return accountMail(tools, resetToken.userId, ({ resetLink }) => ({ ...resetLink, action: { label: resetLink.action, url } }));
    }),
    composeKind(passwordWasResetMail, ({ userId }) => accountMail(tools, userId, ({ wasReset }) => wasReset)),
  ];
}

type Content = { title: string; lines: string[]; action?: { label: string; url: string } };

async function accountMail(
  { db, config, log }: Tools,
  userId: number,
  contentIn: (texts: (typeof accountMailTexts)["en"]) => Content,
): Promise<Mail | undefined> {
  const user = await findAccountReader(db, userId);
  if (!user) return undefined;
  const { language } = user;
  const text = accountMailTexts[language];
  const { title, lines, action } = contentIn(text);
  const greeting = text.greeting(user.userName);
  const texts = await readSettings(db, language, log);
  const body = html`${heading(title)}
${paragraph(greeting)}
${lines.map((line) => paragraph(line))}
${action ? button(action.label, action.url) : ""}`;
  return {
    from: mailSender(config, texts),
    to: [{ name: user.userName, address: user.email }],
    subject: `${title} - ${texts["company.name"]}`,
    text: [greeting, "", ...lines, ...(action ? ["", action.url] : []), "", "--", texts["company.name"]].join("\n"),
    html: layout({ language, texts, title, preheader: lines[0] ?? "", body }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
