import { findPaths, type PageAddress } from "#app/features/pages/page-paths.ts";

/** The page that shows each category, by category: itself, or the one that it is a part of; itself where no page does. */
export function findOwners(pages: readonly PageAddress[]): Map<number, number> {
  const paths = findPaths(pages);
  const byId = new Map(pages.map((page) => [page.webPageCategoryId, page]));
  const ownerOf = (page: PageAddress) => {
    const visited = new Set<number>();
    for (let next: PageAddress | undefined = page; next && !visited.has(next.webPageCategoryId); next = byId.get(next.parentId ?? 0)) {
      if (paths.has(next.webPageCategoryId)) return next.webPageCategoryId;
      visited.add(next.webPageCategoryId);
    }
    return page.webPageCategoryId;
  };
  return new Map(pages.map((page) => [page.webPageCategoryId, ownerOf(page)]));
}
