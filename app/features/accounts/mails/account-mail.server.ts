import { html } from "hono/html";
import { findAccountReader } from "#app/features/accounts/account-details.server.ts";
import { accountMailTexts } from "#app/features/accounts/admin/texts/account-mails.ts";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { button, heading, layout, lines, paragraph } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { timeZone } from "#lib/dates.ts";
import { locales } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type AccountChangePayload, accountChangeMail } from "./account-mail-kind.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

export const accountMailComposer = (tools: Tools): MailComposer =>
  composeKind(accountChangeMail, (payload) => composeAccountMail(tools, payload));

async function composeAccountMail({ db, config, log }: Tools, change: AccountChangePayload): Promise<Mail | undefined> {
  const account = await findAccountReader(db, change.userId);
  if (!account) return undefined;
  const { userName, language } = account;
  const texts = await readSettings(db, language, log);
  return accountMail({ change, texts, from: mailSender(config, texts), userName, language, siteUrl: config.publicUrl });
}

const timeIn = (language: Language) => new Intl.DateTimeFormat(locales[language], { dateStyle: "full", timeStyle: "long", timeZone });
const times = { en: timeIn("en"), es: timeIn("es") };

type Input = {
  change: AccountChangePayload;
  texts: Settings;
  from: Mail["from"];
  userName: string;
  language: Language;
  siteUrl: string | undefined;
};

export function accountMail({ change, texts, from, userName, language, siteUrl }: Input): Mail {
  const { address, device, network } = change;
  const words = accountMailTexts[language];
  const sentence = words.changes[change.change];
  const place = [device, network && words.network(network)].filter(Boolean).join(", ");
  const facts = [words.when(times[language].format(new Date(change.at))), words.by[change.by], ...(place ? [words.from(place)] : [])];
  const url = siteUrl && `${siteUrl}/admin/profile`;
  const body = html`${heading(words.heading)}
${paragraph(words.greeting(userName))}
${paragraph(sentence)}
${paragraph(lines(facts.join("\n")))}
${paragraph(words.fine)}
${paragraph(words.otherwise)}
${url ? button(words.myAccount, url) : ""}`;
  const text = [
    words.greeting(userName),
    "",
    sentence,
    "",
    ...facts,
    "",
    words.fine,
    "",
    words.otherwise,
    ...(url ? ["", url] : []),
    "",
    texts["company.name"],
  ];
  return {
    from,
    to: [{ name: "", address }],
    subject: words.subject(texts["company.name"]),
    text: text.join("\n"),
    html: layout({ language, texts, title: words.heading, preheader: sentence, body }),
    // Says to out-of-office programs that nobody waits for their answer.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
