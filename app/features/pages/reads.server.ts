import { asc, like } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { pageContents } from "./tables/page-contents.server.ts";

/** The sample texts about the company and its founders contain this sentence. */
export function listSampleSections(db: Db, limit: number) {
  return db
    .select({ id: pageContents.webPageContentId, title: pageContents.title })
    .from(pageContents)
    .where(like(pageContents.body, "%is sample text.%"))
    .orderBy(asc(pageContents.webPageContentId))
    .limit(limit);
}
