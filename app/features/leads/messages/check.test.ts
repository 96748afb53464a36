import { expect, it } from "vitest";
import { trimBlanks } from "./check.ts";

it("trims blanks at both ends, but not line breaks", () => {
  expect(["  a b\t", "\ta\n ", " \r\n", "   ", ""].map(trimBlanks)).toEqual(["a b", "a\n", "\r\n", "", ""]);
});

it("scans a text once, regardless of its content", () => {
  const hostile = `x${" ".repeat(4_000_000)}x`;
  expect(trimBlanks(hostile)).toBe(hostile);
});
