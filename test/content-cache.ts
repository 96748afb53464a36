import { onTestFinished } from "vitest";
import { ContentCache } from "#platform/content/content-cache.server.ts";
import { onContentChange } from "#platform/content/content-changes.server.ts";
import { attachCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** For one test, what visitors read stays in memory until it changes, as in a site that runs. */
export function cacheReads(db: Db): ContentCache {
  const cache = new ContentCache();
  const detach = attachCache(db, cache);
  const stop = onContentChange((change) => cache.invalidate(change));
  onTestFinished(() => {
    stop();
    detach();
  });
  return cache;
}
