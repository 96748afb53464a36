import type { Config } from "#platform/config.server.ts";
import { parseAddress } from "#platform/mail/addresses.server.ts";
import type { Address } from "#platform/mail/mail.server.ts";

/** `MAIL_FROM`, else the office's address, under the company's name unless `MAIL_FROM` has one. */
export function mailSender({ mail }: Pick<Config, "mail">, texts: Record<"company.name" | "contact.email", string>): Address {
  const sender = parseAddress(mail.from ?? texts["contact.email"]);
  return { ...sender, name: sender.name || texts["company.name"] };
}
