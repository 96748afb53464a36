import { setImmediate } from "node:timers/promises";
import { readSitemap } from "#app/features/sitemap/entries.server.ts";
import { localPath } from "#lib/languages.ts";
import type { Platform } from "#platform/platform.server.ts";
import { readAddress } from "./address.ts";
import { type PageParts, sharedAnswer } from "./page-routes.ts";

/** Within what the cache holds, with room for what visitors ask for besides. */
const mostPages = 500;

/**
 * Makes the pages that a visitor can find, one after the other, before anybody asks: a database that goes away after the start takes none of them
 * along. Ends early, without a word, when it does so right now.
 */
export async function warmPages(
  { db, log }: Pick<Platform, "db" | "log">,
  parts: Pick<PageParts, "pages" | "shared" | "cache">,
): Promise<void> {
  try {
    const entries = await readSitemap(db);
    const paths = entries.flatMap(({ path, spanish }) => (spanish ? [path, localPath(path, "es")] : [path]));
    for (const path of paths.slice(0, mostPages)) {
      const address = readAddress(path);
      if (address.kind === "page") await sharedAnswer(parts, address);
      await setImmediate();
    }
  } catch (error) {
    log.info({ err: error }, "Not all pages could be made ahead");
  }
}
