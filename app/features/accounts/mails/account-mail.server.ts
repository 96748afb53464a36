import { accountChangeMail } from "#app/features/accounts/account-changes.server.ts";
import { findAccountReader } from "#app/features/accounts/account-details.server.ts";
import { accountMailTexts } from "#app/features/accounts/admin/texts/account-mails.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { composeLetter } from "#app/mail-kit/letter.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { timeFormat, timeZone } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";

export const accountMailComposer = ({ db, config, log }: Pick<Platform, "db" | "config" | "log">): MailComposer =>
  composeKind(accountChangeMail, async ({ userId, address, change, by, ...origin }) => {
    const account = await findAccountReader(db, userId);
    if (!account) return undefined;
    const { userName, language } = account;
    const settings = await readSettings(db, language, log);
    const text = accountMailTexts[language];
    const url = config.publicUrl && `${config.publicUrl}/admin/profile`;
    return composeLetter({
      language,
      texts: settings,
      from: mailSender(config, settings),
      to: address,
      subject: text.subject(settings["company.name"]),
      heading: text.heading,
      greeting: text.greeting(userName),
      paragraphs: [text.changes[change], describeOrigin(language, origin, text.by[by]), text.fine, text.otherwise],
      action: url ? { label: text.myAccount, url, textLine: url } : undefined,
    });
  });

const timeWithZone = timeFormat({ dateStyle: "full", timeStyle: "long", timeZone });

type Origin = { at: string; device: string | null; network: string | null };

/** When, by whom and from where, a line each. */
export function describeOrigin(language: Language, { at, device, network }: Origin, by: string): string {
  const text = accountMailTexts[language];
  const time = timeWithZone(new Date(at), language);
  const source = [device, network && text.network(network)].filter(Boolean).join(", ");
  return [text.when(time), by, ...(source ? [text.from(source)] : [])].join("\n");
}
