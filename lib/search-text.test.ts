import { expect, it } from "vitest";
import { containsPattern, fold, searchTextOf } from "./search-text.ts";

it("ignores accents and case on both sides", () => {
  expect(searchTextOf(["<p>Préstamos</p>", null, "CASA"])).toBe("prestamos casa");
  expect(fold("ÑANDÚ")).toBe("nandu");
});

it("takes wildcards literally", () => {
  expect(containsPattern("100%_\\")).toBe("%100\\%\\_\\\\%");
});

it("reads a text once, whatever stands in it", () => {
  expect(searchTextOf(["<".repeat(1_000_000)])).toBe("<".repeat(1_000_000));
});
