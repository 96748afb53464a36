import { fixedPaths } from "#app/features/pages/page-path.ts";
import { findPaths, type PageAddress } from "#app/features/pages/page-paths.ts";

/** What decides where a page is in the tree. */
export type PlacedPage = PageAddress & { sortOrder: number };

/** A page of the tree, and the pages below it in their order. */
export type PageNode<Page> = { page: Page; depth: number; below: PageNode<Page>[] };

/** Room between two pages, so that one can be put between them without changing others. */
const gap = 1000;
const builtStart = 100_000;
const highest = 1_000_000;

const ownSlugs = Object.keys(fixedPaths);

/** Whether the site's code has the page, at a fixed address. */
export const isFixedPage = ({ slug }: Pick<PageAddress, "slug">): boolean => slug !== null && slug in fixedPaths;

/** The place among siblings: as staff arranged it, else the site's own order, with the pages that staff built after it. */
export function orderOf({ sortOrder, slug, webPageCategoryId }: PlacedPage): number {
  if (sortOrder > 0) return sortOrder;
  return isFixedPage({ slug }) ? gap * (ownSlugs.indexOf(slug ?? "") + 1) : Math.min(builtStart + webPageCategoryId, highest);
}

const inOrder = (one: PlacedPage, other: PlacedPage) => orderOf(one) - orderOf(other) || one.webPageCategoryId - other.webPageCategoryId;

/** The page above each page; for a fixed page without a parent, the one whose path contains its own. Parts of pages are in no tree. */
export function findPagesAbove(pages: readonly PlacedPage[]): Map<number, number | null> {
  const paths = findPaths(pages);
  const byId = new Map(pages.map((page) => [page.webPageCategoryId, page]));
  const byPath = new Map([...paths].map(([id, { en }]) => [en, id]));
  const above = (page: PlacedPage): number | null => {
    const visited = new Set([page.webPageCategoryId]);
    for (let id = page.parentId; id !== null && !visited.has(id); id = byId.get(id)?.parentId ?? null) {
      if (paths.has(id)) return id;
      visited.add(id);
    }
    const container = paths.get(page.webPageCategoryId)?.en.replace(/\/[^/]*$/, "");
    return (isFixedPage(page) && container && byPath.get(container)) || null;
  };
  return new Map(
    [...paths.keys()].flatMap((id) => {
      const page = byId.get(id);
      return page ? [[id, above(page)] as const] : [];
    }),
  );
}

/** The pages as a tree. Pages whose parents form a circle are at its top. */
export function arrangePages<Page extends PlacedPage>(pages: readonly Page[]): PageNode<Page>[] {
  const above = findPagesAbove(pages);
  const shown = pages.filter(({ webPageCategoryId }) => above.has(webPageCategoryId)).toSorted(inOrder);
  const isInCircle = (id: number) => listAbove(above, id).includes(id);
  const parentOf = (id: number) => (isInCircle(id) ? null : (above.get(id) ?? null));
  const children = Map.groupBy(shown, ({ webPageCategoryId }) => parentOf(webPageCategoryId));
  const nodesBelow = (id: number | null, depth: number): PageNode<Page>[] =>
    (children.get(id) ?? []).map((page) => ({ page, depth, below: nodesBelow(page.webPageCategoryId, depth + 1) }));
  return nodesBelow(null, 0);
}

/** The pages above a page, nearest first; ends where they form a circle. */
export function listAbove(above: ReadonlyMap<number, number | null>, id: number): number[] {
  const line: number[] = [];
  for (let next = above.get(id) ?? null; next !== null && !line.includes(next); next = above.get(next) ?? null) line.push(next);
  return line;
}

/** The pages below a page, at any depth. */
export const listBelow = <Page>({ below }: PageNode<Page>): PageNode<Page>[] => below.flatMap((node) => [node, ...listBelow(node)]);

export const listNodes = <Page>(nodes: readonly PageNode<Page>[]): PageNode<Page>[] => nodes.flatMap((node) => [node, ...listBelow(node)]);

/** The places to store, by page, so that a page comes before another of its new siblings, or last: mostly only its own. */
export function planOrder(siblings: readonly PlacedPage[], id: number, before: number | null): Map<number, number> {
  const others = siblings.filter(({ webPageCategoryId }) => webPageCategoryId !== id).toSorted(inOrder);
  const found = others.findIndex(({ webPageCategoryId }) => webPageCategoryId === before);
  const index = found === -1 ? others.length : found;
  const [previous, next] = [others[index - 1], others[index]];
  const start = previous ? orderOf(previous) : 0;
  const place = next ? Math.floor((start + orderOf(next)) / 2) : start + gap;
  if (place > start && place <= highest) return new Map([[id, place]]);
  const ids = others.map(({ webPageCategoryId }) => webPageCategoryId).toSpliced(index, 0, id);
  return new Map(ids.map((each, position) => [each, gap * (position + 1)]));
}
