import type { ReplyField } from "#app/features/leads/reply-fields.ts";
import { findStoredOfficer } from "#app/features/officers/reads.server.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";
import { emailPattern } from "#lib/fields.ts";
import type { Language } from "#lib/translations.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Address } from "#platform/mail/mail.server.ts";

export type ReplyOfficer = { name: string; title: string; licenseNumber: string; email: string; phone: string; applyUrl: string };

/** Who takes care of a message, while they work here. */
export async function findReplyOfficer(db: Db, id: number | null, language: Language): Promise<ReplyOfficer | undefined> {
  if (id === null) return undefined;
  const officer = await findStoredOfficer(db, id, language);
  if (!officer) return undefined;
  const { firstName, lastName, title, licenseNumber, email, phoneNumber, applyNowUrl } = officer;
  return { name: `${firstName} ${lastName}`, title, licenseNumber, email, phone: phoneNumber, applyUrl: applyNowUrl };
}

/** What the fields of a reply stand for. Each has a value, whoever takes care of the message. */
export function replyValues(texts: Settings, officer: ReplyOfficer | undefined, name: string): Record<ReplyField, string> {
  return {
    name,
    officer: officer?.name ?? texts["company.name"],
    phone: officer?.phone || texts["contact.phone"],
    company: texts["company.name"],
    replyTime: texts["contact.replyTime"],
    link: officer?.applyUrl || texts["links.apply"],
    hours: `${texts["hours.weekdays"]}; ${texts["hours.saturday"]}`,
    address: `${texts["address.street"]}, ${texts["address.city"]}, ${texts["address.state"]} ${texts["address.zip"]}`,
  };
}

/** Where the visitor's answer goes: into the mailbox that the site reads, else to the officer or the office. */
export function replyAddress(
  { mail, inbound }: Pick<Config, "mail" | "inbound">,
  texts: Settings,
  officer: ReplyOfficer | undefined,
): Address {
  const name = officer?.name ?? texts["company.name"];
  if (inbound.address) return { name, address: inbound.address };
  if (officer && emailPattern.test(officer.email)) return { name, address: officer.email };
  return { name: texts["company.name"], address: mail.to ?? (texts["mail.to"] || texts["contact.email"]) };
}
