import { expect, it } from "vitest";
import { blogPath, pageNumber } from "./blog-path.ts";

it("an address says only what is not the rule", () => {
  expect([blogPath(), blogPath("a b"), blogPath(undefined, 2), blogPath("credit", 3)]).toEqual([
    "/blog",
    "/blog?category=a+b",
    "/blog?page=2",
    "/blog?category=credit&page=3",
  ]);
});

it("only plain numbers name pages", () => {
  expect([null, "1", "2", "999999"].map(pageNumber)).toEqual([1, 1, 2, 999_999]);
  for (const odd of ["", "0", "-1", "01", "1.5", "1e3", "0x2", " 2", "2 ", "NaN", "٢", "1000000", "9".repeat(5000)]) {
    expect(pageNumber(odd), odd.slice(0, 10)).toBeUndefined();
  }
});
