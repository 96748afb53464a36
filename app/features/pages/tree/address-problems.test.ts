import { expect, it } from "vitest";
import type { PageAddress } from "#app/features/pages/page-paths.ts";
import { findAddressProblems, findFreeAddress } from "./address-problems.ts";

const page = (webPageCategoryId: number, address: string, spanish = "", parentId: number | null = null): PageAddress => ({
  webPageCategoryId,
  slug: null,
  parentId,
  address,
  translations: { es: { address: spanish } },
});

const loans = { webPageCategoryId: 1, slug: "loans", parentId: null, address: "", translations: {} };
const pages = [loans, page(2, "fair", "feria"), page(3, "families", "", 2)];

const fieldsOf = (given: PageAddress) => Object.keys(findAddressProblems(pages, given));

it("finds an address that another page has, in each language on its own", () => {
  expect(fieldsOf(page(0, "fair"))).toEqual(["address"]);
  expect(fieldsOf(page(0, "market", "feria"))).toEqual(["es.address"]);
  expect(fieldsOf(page(0, "feria", "fair"))).toEqual([]);
  expect(fieldsOf(page(2, "fair", "feria"))).toEqual([]);
});

it("finds reserved and odd addresses, and a missing one", () => {
  expect(findAddressProblems(pages, page(0, "admin")).address?.en).toContain("/admin");
  expect(fieldsOf(page(0, "blog"))).toEqual(["address", "es.address"]);
  for (const odd of ["Fair", "a b", "a/b", "-a", "a--b", "ñu", "a."]) expect(fieldsOf(page(0, odd))).toContain("address");
  expect(fieldsOf(page(0, "market", "Feria Mayo"))).toEqual(["es.address"]);
  expect(fieldsOf(page(0, ""))).toEqual(["address"]);
});

it("finds a page below whose new address is taken", () => {
  const others = [...pages, page(4, "market"), page(5, "families", "", 4)];
  expect(Object.keys(findAddressProblems(others, page(4, "fair")))).toEqual(["address"]);
});

it("numbers an address until it is free in both languages", () => {
  expect(findFreeAddress(pages, page(0, "fair", "feria"))).toMatchObject({
    address: "fair-2",
    translations: { es: { address: "feria-2" } },
  });
  expect(findFreeAddress(pages, page(0, "market"))).toMatchObject({ address: "market", translations: { es: { address: "" } } });
});
