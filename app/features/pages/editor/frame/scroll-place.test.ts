import { expect, it } from "vitest";
import { goToPlace, readPlace, topOfPage } from "./scroll-place.ts";

/** A page 800 high, scrolled to `scrollY`, whose blocks begin at these heights of the whole page. */
function pageWith(blocks: Record<string, number>, scrollY: number) {
  const view = {
    ...{ innerWidth: 1200, innerHeight: 800, scrollY },
    scrollBy: ({ top }: { top: number }) => {
      view.scrollY += top;
    },
    scrollTo: ({ top }: { top: number }) => {
      view.scrollY = top;
    },
  };
  const elements = Object.entries(blocks).map(([block, top]) => ({
    dataset: { block },
    closest(): object {
      return this;
    },
    getBoundingClientRect: () => ({ left: 0, top: top - view.scrollY, width: 1200, height: 100 }),
  }));
  const page = {
    defaultView: view,
    elementFromPoint: (_: number, y: number) => elements.findLast((one) => one.getBoundingClientRect().top <= y) ?? null,
    querySelector: (selector: string) => elements.find(({ dataset }) => selector === `[data-block="${dataset.block}"]`) ?? null,
  };
  return { page: page as unknown as Document, view };
}

it("the block in the middle of the screen stays where it is when the page is written anew with other heights above it", () => {
  const place = readPlace(pageWith({ 7: 0, 8: 1000, 9: 2000 }, 800).page);
  expect(place).toEqual({ block: "8", blockTop: 200, pageTop: 800 });
  const { page, view } = pageWith({ 7: 0, 6: 900, 8: 1700, 9: 2700 }, 0);
  goToPlace(page, place);
  expect(view.scrollY).toBe(1500);
  expect(readPlace(page)).toMatchObject({ block: "8", blockTop: 200 });
});

it("the page is as far down as before when the block is gone, and at its top when nothing was read", () => {
  const { page, view } = pageWith({ 7: 0, 9: 1000 }, 0);
  goToPlace(page, { block: "8", blockTop: 200, pageTop: 800 });
  expect(view.scrollY).toBe(800);
  goToPlace(page, topOfPage);
  expect(view.scrollY).toBe(0);
});
