import type { ServerBuild } from "react-router";
import { formCookies } from "#app/features/leads/messages/form-token.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { languages } from "#lib/translations.ts";
import { siteUrlOf } from "#platform/config.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { createPages } from "./pages.ts";

/** What the site's pages are made with, in production and in development alike. */
export async function createPageParts(platform: Platform, loadBuild: () => Promise<ServerBuild>, development: boolean) {
  const { db, log, config } = platform;
  // So that the office's number is known when the database goes away before anybody has come.
  for (const language of languages) await readSettings(db, language, log);
  return {
    pages: createPages(loadBuild, config, { development }),
    shared: { db, log, siteUrl: siteUrlOf(config) },
    visitorCookie: await formCookies(platform),
  };
}
