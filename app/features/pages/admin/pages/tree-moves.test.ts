import { expect, it } from "vitest";
import { arrangePages } from "#app/features/pages/tree/arrange-pages.ts";
import { numberAt, placeOfDrop, placeOfKey } from "./tree-moves.ts";

const page = (webPageCategoryId: number, parentId: number | null = null) => ({
  webPageCategoryId,
  slug: null,
  parentId,
  address: `page-${webPageCategoryId}`,
  sortOrder: webPageCategoryId,
});

/** 1, 2 (with 3 and 4 below it), 5. */
const tree = arrangePages([page(1), page(2), page(3, 2), page(4, 2), page(5)]);

it("moves by keyboard among siblings, below the one before, and out of its parent", () => {
  expect(placeOfKey(tree, 2, "ArrowUp")).toEqual({ parentId: null, before: 1 });
  expect(placeOfKey(tree, 1, "ArrowDown")).toEqual({ parentId: null, before: 5 });
  expect(placeOfKey(tree, 3, "ArrowDown")).toEqual({ parentId: 2, before: null });
  expect(placeOfKey(tree, 5, "ArrowRight")).toEqual({ parentId: 2, before: null });
  expect(placeOfKey(tree, 3, "ArrowLeft")).toEqual({ parentId: null, before: 5 });
});

it("stays where there is no place to go", () => {
  expect(placeOfKey(tree, 1, "ArrowUp")).toBeUndefined();
  expect(placeOfKey(tree, 5, "ArrowDown")).toBeUndefined();
  expect(placeOfKey(tree, 1, "ArrowRight")).toBeUndefined();
  expect(placeOfKey(tree, 1, "ArrowLeft")).toBeUndefined();
});

it("drops before, after or below a page, and never below itself", () => {
  expect(placeOfDrop(tree, 5, { id: 3, where: "before" })).toEqual({ parentId: 2, before: 3 });
  expect(placeOfDrop(tree, 5, { id: 4, where: "after" })).toEqual({ parentId: 2, before: null });
  expect(placeOfDrop(tree, 2, { id: 1, where: "after" })).toEqual({ parentId: null, before: 5 });
  expect(placeOfDrop(tree, 1, { id: 5, where: "inside" })).toEqual({ parentId: 5, before: null });
  expect(placeOfDrop(tree, 2, { id: 3, where: "inside" })).toBeUndefined();
  expect(placeOfDrop(tree, 2, { id: 2, where: "before" })).toBeUndefined();
});

it("counts a page among its new siblings, before and after it is stored there", () => {
  expect(numberAt(tree, 1, { parentId: null, before: 5 })).toEqual([2, 3]);
  expect(numberAt(tree, 5, { parentId: 2, before: 4 })).toEqual([2, 3]);
  expect(numberAt(tree, 5, { parentId: 1, before: null })).toEqual([1, 1]);
  expect(numberAt(tree, 2, { parentId: null, before: 5 })).toEqual([2, 3]);
});
