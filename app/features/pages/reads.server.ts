import { asc, eq, like } from "drizzle-orm";
import type { Language } from "#lib/translations.ts";
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

/** The label that leads from a page carry, by its path without the prefix of the language; empty for other addresses. */
export async function findSourceLabel(db: Db, path: string, language: Language): Promise<string> {
  const { paths, built } = await readSitePaths(db);
  const id = built[language][path] ?? Number(Object.entries(paths).find(([, own]) => own[language] === path)?.[0] ?? 0);
  if (id === 0) return "";
  const { sourceLabel, webPageCategoryId } = pageCategories;
  const [page] = await db.select({ sourceLabel }).from(pageCategories).where(eq(webPageCategoryId, id));
  return page?.sourceLabel ?? "";
}
