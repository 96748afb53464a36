import { readSettings } from "#app/features/settings/settings.server.ts";
import type { Language } from "#lib/translations.ts";
import type { Address } from "#platform/mail/mail.server.ts";
import type { Platform } from "#platform/platform.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;
export type Recipient = Address & { language: Language };

export async function officeRecipient({ db, config, log }: Tools): Promise<Recipient> {
  const settings = await readSettings(db, "en", log);
  const language = settings["mail.language"] === "es" ? "es" : "en";
  return { name: settings["company.name"], address: officeAddress(config, settings), language };
}

export const officeAddress = (config: Tools["config"], settings: Record<"mail.to" | "contact.email", string>): string =>
  config.mail.to ?? (settings["mail.to"] || settings["contact.email"]);
