import { expect, it } from "vitest";
import { categoryChoices, idsBelow } from "./category-tree.ts";

const categories = [
  { id: 1, parentId: null, name: "Home" },
  { id: 2, parentId: 1, name: "Services" },
  { id: 3, parentId: 2, name: "Cards" },
  { id: 4, parentId: null, name: "About" },
  { id: 5, parentId: 99, name: "Orphan" },
];

it("names a category after the ones above it, in order", () => {
  const names = categoryChoices(categories, "id").map(({ name }) => name);
  expect(names).toEqual(["About", "Home", "Home › Services", "Home › Services › Cards", "Orphan"]);
});

it("offers no category a parent that is below it", () => {
  expect(categoryChoices(categories, "id", 2).map(({ id }) => id)).toEqual([4, 1, 5]);
});

it("ends where a chain of parents closes", () => {
  const circle = [
    { id: 1, parentId: 2, name: "A" },
    { id: 2, parentId: 1, name: "B" },
  ];
  expect(categoryChoices(circle, "id").map(({ name }) => name)).toEqual(["A › B", "B › A"]);
});

it("a category's branch has everything below it once, also in a circle", () => {
  const categories = [
    { id: 1, parentId: 3 },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: null },
    { id: 5, parentId: 4 },
  ];
  expect(idsBelow(categories, 4)).toEqual([4, 5]);
  expect(idsBelow(categories, 1)).toEqual([1, 2, 3]);
  expect(idsBelow(categories, 9)).toEqual([9]);
});
