import type { Database } from "#platform/database/db.server.ts";
import { startMail } from "#platform/mail/start.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { mailComposers } from "./mail-composers.ts";
import { everyDay, tidy } from "./tidy.ts";

/** What runs beside the requests, in development too: mail is sent, and once a day things are put in order. Answers how to stop. */
export function startBackgroundWork(platform: Platform, { kind }: Pick<Database, "kind">): () => Promise<void> {
  everyDay(() => tidy(platform, kind), platform.log);
  return startMail(platform, mailComposers(platform), kind === "embedded");
}
