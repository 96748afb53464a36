import { expect, it } from "vitest";
import { findPaths, pagePath } from "./page-paths.ts";

const categories = [
  { webPageCategoryId: 1, slug: "contact-us", parentId: null, address: "", translations: {} },
  { webPageCategoryId: 2, slug: "cards", parentId: 1, address: "", translations: {} },
  { webPageCategoryId: 3, slug: null, parentId: 4, address: "", translations: {} },
  { webPageCategoryId: 4, slug: null, parentId: 3, address: "", translations: {} },
];

it("finds the page of a category, or that of the page that it is a part of", () => {
  expect(pagePath(categories, 1)).toBe("/contact-us");
  expect(pagePath(categories, 2)).toBe("/contact-us");
});

it("finds none for what is on no page, also where parents go round in a circle", () => {
  expect(pagePath(categories, 3)).toBeUndefined();
  expect(pagePath(categories, 9)).toBeUndefined();
  expect(pagePath(categories, null)).toBeUndefined();
});

const page = (webPageCategoryId: number, parentId: number | null, address: string, es?: string) => ({
  webPageCategoryId,
  slug: null,
  parentId,
  address,
  translations: es ? { es: { address: es } } : {},
});

it("puts the address of a page that staff built below its parent's, in each language", () => {
  const pages = [...categories, page(10, null, "itin-loans", "prestamos-itin"), page(11, 10, "families"), page(12, 1, "visit", "visita")];
  const paths = findPaths(pages);
  expect(paths.get(10)).toEqual({ en: "/itin-loans", es: "/prestamos-itin" });
  expect(paths.get(11)).toEqual({ en: "/itin-loans/families", es: "/prestamos-itin/families" });
  expect(paths.get(12)).toEqual({ en: "/contact-us/visit", es: "/contact-us/visita" });
});

it("ends where parents form a circle", () => {
  const paths = findPaths([page(10, 11, "one"), page(11, 10, "two")]);
  expect([...paths.keys()]).toEqual([10, 11]);
});
