import type { Language, Translations } from "#lib/translations.ts";
import { fixedPaths } from "./page-path.ts";

/** What decides the paths of pages. */
export type PageAddress = {
  webPageCategoryId: number;
  slug: string | null;
  parentId: number | null;
  address: string;
  translations?: Translations | undefined;
};

export type LocalPaths = Record<Language, string>;

/** The paths of the pages that visitors can open, by id, each without the prefix of its language. Parts of pages have none. */
export function findPaths(pages: readonly PageAddress[]): Map<number, LocalPaths> {
  const byId = new Map(pages.map((page) => [page.webPageCategoryId, page]));
  const paths = new Map<number, LocalPaths>();
  for (const page of pages) {
    const found = pathsOf(page, byId, new Set());
    if (found) paths.set(page.webPageCategoryId, found);
  }
  return paths;
}

function pathsOf(page: PageAddress, byId: ReadonlyMap<number, PageAddress>, visited: Set<number>): LocalPaths | undefined {
  const fixed = fixedPaths[page.slug ?? ""];
  if (fixed) return { en: fixed, es: fixed };
  if (page.address === "" || visited.has(page.webPageCategoryId)) return undefined;
  visited.add(page.webPageCategoryId);
  const above = pathsAbove(page, byId, visited);
  return { en: `${above.en}/${page.address}`, es: `${above.es}/${page.translations?.es?.address?.trim() || page.address}` };
}

/** Of the nearest page that contains it; parts of pages have no path of their own. */
function pathsAbove({ parentId }: PageAddress, byId: ReadonlyMap<number, PageAddress>, visited: Set<number>): LocalPaths {
  const parent = parentId === null ? undefined : byId.get(parentId);
  if (!parent) return { en: "", es: "" };
  const found = pathsOf(parent, byId, visited);
  if (!found)
    return visited.has(parent.webPageCategoryId) ? { en: "", es: "" } : pathsAbove(parent, byId, visited.add(parent.webPageCategoryId));
  const withoutRoot = (path: string) => (path === "/" ? "" : path);
  return { en: withoutRoot(found.en), es: withoutRoot(found.es) };
}

/** The English path of the page that shows a category's sections: its own, or the one that it is a part of. */
export function pagePath(pages: readonly PageAddress[], id: number | null): string | undefined {
  const paths = findPaths(pages);
  const visited = new Set<number>();
  for (let next = id; next !== null && !visited.has(next); ) {
    const path = paths.get(next);
    if (path) return path.en;
    visited.add(next);
    next = pages.find((page) => page.webPageCategoryId === next)?.parentId ?? null;
  }
  return undefined;
}
