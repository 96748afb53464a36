import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDecimal, parsePercent, roundedQuotient } from "./decimal.ts";

describe("a typed number", () => {
  it.each([
    ["450000", 2, 45_000_000],
    ["$450,000.50", 2, 45_000_050],
    [" 1 500 ", 2, 150_000],
    ["6.125%", 3, 6125],
    ["6.5", 3, 6500],
    [".5", 3, 500],
    ["7.", 3, 7000],
    ["1.2300", 2, 123],
    ["0", 2, 0],
  ])("%s with %i decimals is %i", (text, decimals, expected) => {
    expect(parseDecimal(text, decimals)).toBe(expected);
  });

  it.each([
    "",
    ".",
    ",",
    "-5",
    "+5",
    "1e5",
    "0x10",
    "12abc",
    "45,00",
    "4500,000",
    "1.234",
    "1,2.5",
    "NaN",
    "Infinity",
    "٣",
    "9".repeat(13),
  ])("%s is none", (text) => {
    expect(parseDecimal(text, 2)).toBeUndefined();
  });

  it("is read to the unit, however large", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
        expect(parseDecimal(text, 2)).toBe(cents);
      }),
    );
  });
});

describe("a typed percentage", () => {
  it.each([
    ["6.5", 6_500],
    ["6,5", 6_500],
    ["6,5 %", 6_500],
    [",5", 500],
    ["6,125", 6_125],
    ["6,500", 6_500],
    ["1,250.5", 1_250_500],
  ])("%s is %i thousandths", (text, expected) => {
    expect(parsePercent(text)).toBe(expected);
  });

  it.each(["6,", ",", "6,5,5", "6.5,5", "6,1255", "6,5x", "٦,٥"])("%s is none", (text) => {
    expect(parsePercent(text)).toBeUndefined();
  });

  it("has thousands where the field may also hold dollars and three digits follow the comma", () => {
    expect(["3,5", "3,25%", "22,500", "3,125"].map((text) => parsePercent(text, { mayBeDollars: true }))).toEqual([
      3_500, 3_250, 22_500_000, 3_125_000,
    ]);
  });

  it("means the same with a comma as with a point", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (thousandths) => {
        const [point, comma] = [".", ","].map(
          (mark) => `${Math.floor(thousandths / 1000)}${mark}${String(thousandths % 1000).padStart(3, "0")}`,
        );
        expect([parsePercent(point ?? ""), parsePercent(comma ?? "")]).toEqual([thousandths, thousandths]);
      }),
    );
  });
});

it("a quotient rounds to the nearest, a half upward", () => {
  expect([5n, 14n, 15n, 16n].map((dividend) => roundedQuotient(dividend, 10n))).toEqual([1n, 1n, 2n, 2n]);
});
