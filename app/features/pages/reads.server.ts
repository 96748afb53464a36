import { asc, eq, like } from "drizzle-orm";
import { englishPath, languageOf, withoutTrailingSlash } from "#lib/languages.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readSitePaths } from "./addresses.server.ts";
import { pageCategories } from "./tables/page-categories.server.ts";
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

/** The label that staff gave to the page with this path, for leads that come from it; empty where there is none. */
export async function findSourceLabel(db: Db, pathname: string): Promise<string> {
  const language = languageOf(pathname);
  const path = withoutTrailingSlash(englishPath(pathname));
  const [id] = Object.entries((await readSitePaths(db)).paths).find(([, own]) => own[language] === path) ?? [];
  if (id === undefined) return "";
  const { sourceLabel, webPageCategoryId } = pageCategories;
  const [page] = await db
    .select({ sourceLabel })
    .from(pageCategories)
    .where(eq(webPageCategoryId, Number(id)));
  return page?.sourceLabel ?? "";
}
