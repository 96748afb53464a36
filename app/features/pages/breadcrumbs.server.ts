import { eq } from "drizzle-orm";
import { localPath } from "#lib/languages.ts";
import { type Language, translateRow } from "#lib/translations.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findPaths } from "./page-paths.ts";
import { pageCategories } from "./tables/page-categories.server.ts";

const { webPageCategoryId, slug, parentId, address, translations, name, status } = pageCategories;

/** The pages above a page and the page itself, from the front page on. */
export async function readBreadcrumbs(db: Db, id: number, language: Language): Promise<Array<{ name: string; path: string }>> {
  const { steps } = await readThroughCache(db, `breadcrumbs/${id}/${language}`, async () => {
    const pages = await db
      .select({ webPageCategoryId, slug, parentId, address, translations, name })
      .from(pageCategories)
      .where(eq(status, "published"));
    const paths = findPaths(pages);
    const above: typeof pages = [];
    for (let next = pages.find((page) => page.webPageCategoryId === id); next && !above.includes(next); ) {
      above.unshift(next);
      const parent: number | null = next.parentId;
      next = pages.find((page) => page.webPageCategoryId === parent);
    }
    const home = pages.find((page) => page.slug === "home");
    const line = [...(home && !above.includes(home) ? [home] : []), ...above];
    return {
      steps: line.flatMap((page) => {
        const path = paths.get(page.webPageCategoryId)?.[language];
        return path ? [{ name: translateRow(page, language).name, path: localPath(path, language) }] : [];
      }),
    };
  });
  return steps;
}
