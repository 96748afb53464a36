import { listBelow, listNodes, type PageNode, type PlacedPage } from "#app/features/pages/tree/arrange-pages.ts";
import type { Place } from "#app/features/pages/tree/queries.ts";

/** Where a dragged page was dropped: above, on or below a row. */
export type Drop = { id: number; where: "before" | "inside" | "after" };

export type MoveKey = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const idOf = (node: PageNode<PlacedPage> | undefined) => node?.page.webPageCategoryId ?? null;

function locate(nodes: readonly PageNode<PlacedPage>[], id: number) {
  const parent = listNodes(nodes).find(({ below }) => below.some((node) => idOf(node) === id));
  const siblings = parent?.below ?? nodes;
  return { parent, siblings, index: siblings.findIndex((node) => idOf(node) === id) };
}

/** The place of a dropped page; none where it would be below itself. */
export function placeOfDrop(nodes: readonly PageNode<PlacedPage>[], id: number, { id: target, where }: Drop): Place | undefined {
  const moved = listNodes(nodes).find((node) => idOf(node) === id);
  if (!moved || [moved, ...listBelow(moved)].some((node) => idOf(node) === target)) return undefined;
  if (where === "inside") return { parentId: target, before: null };
  const { parent, siblings, index } = locate(nodes, target);
  if (where === "before") return { parentId: idOf(parent), before: target };
  const next = siblings.slice(index + 1).find((node) => idOf(node) !== id);
  return { parentId: idOf(parent), before: idOf(next) };
}

/** Which one among its new siblings a page is at a place, and how many they are with it. */
export function numberAt(nodes: readonly PageNode<PlacedPage>[], id: number, { parentId, before }: Place): [number: number, of: number] {
  const below = parentId === null ? nodes : (listNodes(nodes).find((node) => idOf(node) === parentId)?.below ?? []);
  const others = below.filter((node) => idOf(node) !== id);
  const index = others.findIndex((node) => idOf(node) === before);
  return [(index === -1 ? others.length : index) + 1, others.length + 1];
}

/** The place to which a page moves with Alt and an arrow key: up and down among its siblings, right below the one before it, left beside its parent. */
export function placeOfKey(nodes: readonly PageNode<PlacedPage>[], id: number, key: MoveKey): Place | undefined {
  const { parent, siblings, index } = locate(nodes, id);
  const previous = siblings[index - 1];
  if (key === "ArrowUp") return previous && { parentId: idOf(parent), before: idOf(previous) };
  if (key === "ArrowDown") return siblings[index + 1] && { parentId: idOf(parent), before: idOf(siblings[index + 2]) };
  if (key === "ArrowRight") return previous && { parentId: idOf(previous), before: null };
  const outer = parent && locate(nodes, parent.page.webPageCategoryId);
  return outer && { parentId: idOf(outer.parent), before: idOf(outer.siblings[outer.index + 1]) };
}
