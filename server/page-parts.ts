import type { ServerBuild } from "react-router";
import { formCookies } from "#app/features/leads/messages/form-token.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { languages } from "#lib/translations.ts";
import { siteUrlOf } from "#platform/config.server.ts";
import { readHashSecret } from "#platform/keyed-hash.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { createPages } from "./pages.ts";

export async function createPageParts(platform: Platform, loadBuild: () => Promise<ServerBuild>, development: boolean) {
  const { db, log, config } = platform;
  // So that the office's number is known if the database fails before the first visit.
  for (const language of languages) await readSettings(db, language, log);
  await readHashSecret(db);
  return {
    pages: createPages(loadBuild, config, { development }),
    shared: { db, log, siteUrl: siteUrlOf(config) },
    visitorCookie: await formCookies(platform),
  };
}
