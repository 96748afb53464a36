import { expect, it } from "vitest";
import { placedCategories } from "./category-tree.ts";

const categories = [
  { id: 1, parent: null, name: "Home" },
  { id: 2, parent: 1, name: "Services" },
  { id: 3, parent: 2, name: "Cards" },
  { id: 4, parent: null, name: "About" },
  { id: 5, parent: 99, name: "Orphan" },
];
const tree = {
  idOf: (category: (typeof categories)[number]) => category.id,
  parentOf: (category: (typeof categories)[number]) => category.parent,
  nameOf: (category: (typeof categories)[number]) => category.name,
};

it("tells a category's place by the names above it, in order", () => {
  const paths = placedCategories(categories, tree).map(({ path }) => path);
  expect(paths).toEqual(["About", "Home", "Home › Services", "Home › Services › Cards", "Orphan"]);
});

it("offers no category a parent that stands under it", () => {
  expect(placedCategories(categories, tree, 2).map(({ category }) => category.id)).toEqual([4, 1, 5]);
});

it("ends where a chain of parents closes", () => {
  const circle = [
    { id: 1, parent: 2, name: "A" },
    { id: 2, parent: 1, name: "B" },
  ];
  expect(placedCategories(circle, tree).map(({ path }) => path)).toEqual(["A › B", "B › A"]);
});
