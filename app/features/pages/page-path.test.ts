import { expect, it } from "vitest";
import { pagePath } from "./page-path.ts";

const categories = [
  { webPageCategoryId: 1, slug: "contact-us", parentId: null },
  { webPageCategoryId: 2, slug: "cards", parentId: 1 },
  { webPageCategoryId: 3, slug: null, parentId: 4 },
  { webPageCategoryId: 4, slug: null, parentId: 3 },
];

it("finds the page of a category, or that of the page that it is a part of", () => {
  expect(pagePath(categories, 1)).toBe("/contact-us");
  expect(pagePath(categories, 2)).toBe("/contact-us");
});

it("finds none for what stands nowhere, also where parents go round in a circle", () => {
  expect(pagePath(categories, 3)).toBeUndefined();
  expect(pagePath(categories, 9)).toBeUndefined();
  expect(pagePath(categories, null)).toBeUndefined();
});
