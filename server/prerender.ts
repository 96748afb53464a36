import { setImmediate } from "node:timers/promises";
import { unlistedPaths } from "#app/features/pages/page-path.ts";
import { readSitemap } from "#app/features/pages/sitemap/sitemap.server.ts";
import { localPath } from "#lib/languages.ts";
import type { ContentCache } from "#platform/content/content-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { readAddress } from "./address.ts";
import { outdatedPages, type PageParts, sharedResponse } from "./page-routes.ts";

/** Leaves room in the cache for other pages. */
const mostPages = 500;

/** Rendering all pages costs a second, so several saves should cause it once. */
const everyMs = 60_000;

type Parts = Pick<PageParts, "pages" | "shared"> & { cache: ContentCache };

/** Renders public pages ahead, so that they can be served during an outage: first all findable ones, later those that became stale. Returns a function that stops it. */
export function prerenderPages(platform: Pick<Platform, "db" | "log" | "availability">, parts: Parts): () => Promise<void> {
  let run: Promise<void> | undefined;
  const start = (listPaths: () => Promise<string[]>) => {
    if (run || platform.availability.isAway) return;
    run = listPaths()
      .then((paths) => renderAll(paths, parts))
      .catch((error: unknown) => platform.log.info({ err: error }, "Not all pages could be rendered ahead"))
      .finally(() => {
        run = undefined;
      });
  };
  start(() => findablePaths(platform.db));
  const timer = setInterval(() => start(async () => outdatedPages(parts.cache)), everyMs).unref();
  return async () => {
    clearInterval(timer);
    await run;
  };
}

async function findablePaths(db: Db): Promise<string[]> {
  const entries = await readSitemap(db);
  const unlisted = Object.values(unlistedPaths).map((path) => ({ path, spanish: true }));
  const paths = [...unlisted, ...entries].flatMap(({ path, spanish }) => (spanish ? [path, localPath(path, "es")] : [path]));
  return paths.slice(0, mostPages);
}

async function renderAll(paths: string[], parts: Parts): Promise<void> {
  for (const path of paths) {
    const address = readAddress(path);
    if (address.kind === "page") await sharedResponse(parts, address);
    // Waiting requests go first.
    await setImmediate();
  }
}
