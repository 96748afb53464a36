import { expect, test } from "vitest";
import { contrast, over, parseColour } from "./contrast.ts";

test("black on white is the strongest contrast there is, and a colour on itself none", () => {
  expect(contrast(parseColour("#000000"), parseColour("#ffffff"))).toBeCloseTo(21, 5);
  expect(contrast(parseColour("#134e52"), parseColour("#134e52"))).toBe(1);
});

test("the grey that just passes on white, and the one that just fails, are told apart", () => {
  expect(contrast(parseColour("#767676"), parseColour("#ffffff"))).toBeGreaterThan(4.5);
  expect(contrast(parseColour("#777777"), parseColour("#ffffff"))).toBeLessThan(4.5);
});

test("a colour that covers half of white is halfway there", () => {
  expect(over(parseColour("#000000"), 0.5, parseColour("#ffffff"))).toEqual([127.5, 127.5, 127.5]);
});

test("what is no colour is refused", () => expect(() => parseColour("clay")).toThrow("Not a colour"));
