import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { readSettings, type Settings } from "#app/features/web-resources/settings.server.ts";
import { button, heading, layout, lines, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { users } from "#db/tables/staff.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type AccountChange, type AccountChangePayload, accountChangeMail } from "./account-mail-kind.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

export const accountMailComposer = (tools: Tools): MailComposer =>
  composeKind(accountChangeMail, (payload) => composeAccountMail(tools, payload));

async function composeAccountMail({ db, config, log }: Tools, change: AccountChangePayload): Promise<Mail | undefined> {
  const [account] = await db.select({ userName: users.userName }).from(users).where(eq(users.id, change.userId));
  if (!account) return undefined;
  const texts = await readSettings(db, "en", log);
  return accountMail({ change, texts, from: mailSender(config, texts), userName: account.userName, siteUrl: config.publicUrl });
}

const sentences: Record<AccountChange, string> = {
  "staff.changeEmail": "The email address of your account was changed to another one.",
  "staff.changeRole": "The role of your account was changed.",
  "staff.changeOfficer": "Which loan officer your account belongs to was changed. Your messages and your profile are that officer's.",
  "staff.suspend": "Your account was suspended. It cannot be signed in to any more.",
  "staff.reinstate": "Your account was reinstated. It can be signed in to again.",
  "staff.resetPassword": "Your account was given a new password, and was signed out everywhere.",
  "staff.changePassword": "The password of your account was changed.",
  "secondFactor.enable": "Two-factor sign-in was turned on for your account.",
  "secondFactor.disable": "Two-factor sign-in was turned off for your account.",
  "secondFactor.renewCodes": "Your account was given new recovery codes. The former ones are void.",
  "passkey.add": "A passkey was added to your account.",
  "passkey.remove": "A passkey of your account was removed.",
  "session.end": "Your account was signed out on other devices.",
};

const doers = {
  self: "someone who is signed in to your account",
  owner: "an owner of the site",
  server: "someone at the site's own server",
};

const time = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "long", timeZone: "America/Denver" });

type Input = { change: AccountChangePayload; texts: Settings; from: Mail["from"]; userName: string; siteUrl: string | undefined };

export function accountMail({ change, texts, from, userName, siteUrl }: Input): Mail {
  const { address, device, network } = change;
  const sentence = sentences[change.change];
  const place = [device, network && `network ${network}`].filter(Boolean).join(", ");
  const facts = [`When: ${time.format(new Date(change.at))}`, `By: ${doers[change.by]}`, ...(place ? [`From: ${place}`] : [])];
  const fine = "If this was you, or you were told of it, there is nothing to do.";
  const otherwise =
    "If it was not you: change your password at once and end all other sessions, both under My account. If you cannot sign in any more, call an owner of the site and have your password reset.";
  const url = siteUrl && `${siteUrl}/admin/profile`;
  const body = html`${heading("Your account was changed")}
${paragraph(`Hello ${userName},`)}
${paragraph(sentence)}
${paragraph(lines(facts.join("\n")))}
${paragraph(fine)}
${paragraph(otherwise)}
${url ? button("My account", url) : ""}`;
  const text = [
    `Hello ${userName},`,
    "",
    sentence,
    "",
    ...facts,
    "",
    fine,
    "",
    otherwise,
    ...(url ? ["", url] : []),
    "",
    texts["company.name"],
  ];
  return {
    from,
    to: [{ name: "", address }],
    subject: `${texts["company.name"]}: your account was changed`,
    text: text.join("\n"),
    html: layout({ language: "en", texts, title: "Your account was changed", preheader: sentence, body }),
    // Says to out-of-office programs that nobody waits for their answer.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
