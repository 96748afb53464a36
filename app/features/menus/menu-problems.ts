import { isGroup, type MenuItem } from "./menu-item.ts";
import type { MenuTargets } from "./queries.ts";

/** What staff should know about an item. The first five hide it from visitors. */
export const menuProblems = [
  "missingPage",
  "pageDown",
  "pageNew",
  "missingDocument",
  "expiredDocument",
  "emptyGroup",
  "noSpanish",
  "pageAddress",
] as const;
export type MenuProblem = (typeof menuProblems)[number];

export function findProblem(item: MenuItem, { pages, documents }: MenuTargets): MenuProblem | undefined {
  const { target, children = [] } = item;
  if (!target) return isGroup(item) && children.length === 0 ? "emptyGroup" : undefined;
  if ("url" in target) return pages.some(({ paths }) => paths.en === target.url) ? "pageAddress" : undefined;
  if ("document" in target) {
    // Nothing is chosen yet; publishing asks for it.
    if (target.document === 0) return undefined;
    const document = documents.find(({ id }) => id === target.document);
    if (!document) return "missingDocument";
    return document.isExpired ? "expiredDocument" : undefined;
  }
  if (target.page === 0) return undefined;
  const page = pages.find(({ id }) => id === target.page);
  if (!page) return "missingPage";
  if (page.state !== "published") return page.state === "down" ? "pageDown" : "pageNew";
  return page.name.es.trim() === "" ? "noSpanish" : undefined;
}
