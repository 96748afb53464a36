import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { button, heading, layout, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { users } from "#db/tables/staff.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { mintResetToken } from "./password-reset.server.ts";
import { passwordResetMail, passwordWasResetMail } from "./password-reset-kinds.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

export function passwordMailComposers(tools: Tools): MailComposer[] {
  const { db, config } = tools;
  return [
    composeKind(passwordResetMail, async ({ passwordResetId }) => {
      const resetToken = config.publicUrl && (await mintResetToken(db, passwordResetId));
      if (!resetToken) return undefined;
      // After the sign #, which browsers keep to themselves: no log and no other site learns it.
      const url = `${config.publicUrl}/admin/reset-password#${resetToken.token}`;
      return accountMail(tools, resetToken.userId, {
        title: "Set a new password",
        lines: [
          "Someone, most likely you, asked for a new password for your account. This link sets one. It works once, for 15 minutes.",
          "If it was not you, do nothing: your password stays as it is.",
        ],
        action: { label: "Set a new password", url },
      });
    }),
    composeKind(passwordWasResetMail, ({ userId }) =>
      accountMail(tools, userId, {
        title: "Your password was changed",
        lines: [
          "Your password was set anew with a link that we mailed to you, and you are signed out everywhere.",
          "If it was not you, tell an owner of the site at once: someone can read your mail.",
        ],
      }),
    ),
  ];
}

type Content = { title: string; lines: string[]; action?: { label: string; url: string } };

/** To staff, whose admin is in English. */
async function accountMail({ db, config, log }: Tools, userId: number, { title, lines, action }: Content): Promise<Mail | undefined> {
  const [user] = await db.select({ email: users.email, userName: users.userName }).from(users).where(eq(users.id, userId));
  if (!user) return undefined;
  const texts = await readSettings(db, "en", log);
  const body = html`${heading(title)}
${paragraph(`Hello ${user.userName},`)}
${lines.map((line) => paragraph(line))}
${action ? button(action.label, action.url) : ""}`;
  return {
    from: mailSender(config, texts),
    to: [{ name: user.userName, address: user.email }],
    subject: `${title} - ${texts["company.name"]}`,
    text: [`Hello ${user.userName},`, "", ...lines, ...(action ? ["", action.url] : []), "", "--", texts["company.name"]].join("\n"),
    html: layout({ language: "en", texts, title, preheader: lines[0] ?? "", body }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
