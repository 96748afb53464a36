import type { Config } from "#platform/config.server.ts";
import type { Address } from "./mail.server.ts";

/** `MAIL_FROM` is an address, or a name with the address in angle brackets. */
export function parseAddress(text: string): Address {
  const [, name = "", address = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name, address: address.trim() };
}

/** The domain of Message-IDs: the sender's, else the site's own. */
export function mailDomain({ mail, publicUrl }: Pick<Config, "mail" | "publicUrl">): string {
  const domain = mail.from && parseAddress(mail.from).address.split("@")[1];
  return domain || (publicUrl ? new URL(publicUrl).hostname : "localhost");
}
