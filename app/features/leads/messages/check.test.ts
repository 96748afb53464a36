import { expect, it } from "vitest";
import { trimBlanks } from "./check.ts";

it("takes blanks from both ends and leaves line breaks, which somebody else refuses", () => {
  expect(["  a b\t", "\ta\n ", " \r\n", "   ", ""].map(trimBlanks)).toEqual(["a b", "a\n", "\r\n", "", ""]);
});

it("reads a text once, whatever stands in it", () => {
  const hostile = `x${" ".repeat(4_000_000)}x`;
  expect(trimBlanks(hostile)).toBe(hostile);
});
