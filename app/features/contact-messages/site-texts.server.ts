import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";

/** The settings that messages and their mails speak of, in one language. Web resources keep them; whoever mounts this feature brings them. */
export type SiteTexts = Record<
  | "company.name"
  | "company.nmls"
  | "contact.phone"
  | "contact.email"
  | "address.street"
  | "address.city"
  | "address.state"
  | "address.zip"
  | "hours.weekdays"
  | "hours.saturday"
  | "legal.consent"
  | "legal.equalHousing"
  | "legal.documentsInEnglish"
  | "mail.to",
  string
>;

export type ReadSiteTexts = (db: Db, language: Language, log: Log) => Promise<SiteTexts>;
