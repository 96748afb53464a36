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
    const all = await db.select({ webPageCategoryId, slug, parentId, address, translations, name, status }).from(pageCategories);
    // A page keeps its path while one above it is taken down.
    const paths = findPaths(all);
    const above: typeof all = [];
    for (let next = all.find((page) => page.webPageCategoryId === id); next && !above.includes(next); ) {
      above.unshift(next);
      const parent: number | null = next.parentId;
      next = all.find((page) => page.webPageCategoryId === parent);
    }
    const home = all.find((page) => page.slug === "home");
    const line = [...(home && !above.includes(home) ? [home] : []), ...above];
    return {
      steps: line.flatMap((page) => {
        const path = page.status === "published" ? paths.get(page.webPageCategoryId)?.[language] : undefined;
        return path ? [{ name: translateRow(page, language).name, path: localPath(path, language) }] : [];
      }),
    };
  });
  return steps;
}
