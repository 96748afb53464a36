import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Destination } from "./follow-redirects.ts";
import { redirects } from "./tables/redirects.server.ts";

/** All redirects by path, so that a flood of requests for addresses that do not exist asks the database once. */
export function readRedirects(db: Db): Promise<Record<string, Destination>> {
  return readThroughCache(db, "redirects", async () => {
    const { path, webPageCategoryId, target } = redirects;
    const rows = await db.select({ path, webPageCategoryId, target }).from(redirects);
    return Object.fromEntries(rows.map((row) => [row.path, { webPageCategoryId: row.webPageCategoryId, target: row.target }]));
  });
}
