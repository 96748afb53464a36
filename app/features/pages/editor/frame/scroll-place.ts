import { boxOf } from "./frame-document.ts";

/** Where a page is scrolled to: by the block in the middle, because what was not near the screen yet has only an assumed height. */
export type ScrollPlace = { block: string | undefined; blockTop: number; pageTop: number };

export const topOfPage: ScrollPlace = { block: undefined, blockTop: 0, pageTop: 0 };

export function readPlace(page: Document): ScrollPlace {
  const { innerWidth, innerHeight, scrollY } = page.defaultView ?? { innerWidth: 0, innerHeight: 0, scrollY: 0 };
  const block = page.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest<HTMLElement>("[data-block]");
  return { block: block?.dataset.block, blockTop: block ? boxOf(block).top : 0, pageTop: scrollY };
}

/** Not smoothly, as the site scrolls. */
export function goToPlace(page: Document, { block, blockTop, pageTop }: ScrollPlace): void {
  const element = block && page.querySelector(`[data-block="${block}"]`);
  if (element) page.defaultView?.scrollBy({ top: boxOf(element).top - blockTop, behavior: "instant" });
  else page.defaultView?.scrollTo({ top: pageTop, behavior: "instant" });
}
