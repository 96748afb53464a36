import { setImmediate } from "node:timers/promises";
import { readSitemap } from "#app/features/sitemap/entries.server.ts";
import { unlistedPaths } from "#app/features/sitemap/sitemap.ts";
import { localPath } from "#lib/languages.ts";
import type { ContentCache } from "#platform/content/content-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { readAddress } from "./address.ts";
import { type PageParts, remakeEndedPages, sharedAnswer } from "./page-routes.ts";

/** Within what the cache holds, with room for what visitors ask for besides. */
const mostPages = 500;

/** Long enough for a row of saves to end, short enough that a page which was withdrawn is not the last known one for long. */
const everyMs = 15_000;

type Parts = Pick<PageParts, "pages" | "shared"> & { cache: ContentCache };

/**
 * Makes pages before anybody asks, so that a database that goes away takes none of them along: at first all that a visitor can find, later
 * those that a change has ended. Answers how to stop.
 */
export function keepPagesWarm(platform: Pick<Platform, "db" | "log" | "availability">, parts: Parts): () => Promise<void> {
  let run: Promise<void> | undefined;
  const start = (work: () => Promise<void>) => {
    if (run || platform.availability.isAway) return;
    run = work()
      .catch((error: unknown) => platform.log.info({ err: error }, "Not all pages could be made ahead"))
      .finally(() => {
        run = undefined;
      });
  };
  start(() => makeFindablePages(platform.db, parts));
  const timer = setInterval(() => start(() => remakeEndedPages(parts)), everyMs).unref();
  return async () => {
    clearInterval(timer);
    await run;
  };
}

async function makeFindablePages(db: Db, parts: Parts): Promise<void> {
  const entries = await readSitemap(db);
  const unlisted = unlistedPaths.map((path) => ({ path, spanish: true }));
  const paths = [...unlisted, ...entries].flatMap(({ path, spanish }) => (spanish ? [path, localPath(path, "es")] : [path]));
  for (const path of paths.slice(0, mostPages)) {
    const address = readAddress(path);
    if (address.kind === "page") await sharedAnswer(parts, address);
    await setImmediate();
  }
}
