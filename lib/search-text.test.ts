import { describe, expect, it } from "vitest";
import { containsPattern, findRows, fold, hasAllWords, searchTextOf, searchWords } from "./search-text.ts";

const finds = (asked: string, ...stored: string[]) => hasAllWords(searchTextOf(stored), searchWords(asked));

it("ignores accents and case on both sides", () => {
  expect(searchTextOf(["<p>Préstamos</p>", null, "CASA"])).toBe("prestamos casa");
  expect(fold("ÑANDÚ")).toBe("nandu");
});

it("takes wildcards literally", () => {
  expect(containsPattern("100%_\\")).toBe("%100\\%\\_\\\\%");
});

it("folds a text once, with any content", () => {
  expect(searchTextOf(["<".repeat(1_000_000)])).toBe("<".repeat(1_000_000));
});

it("finds words in any order, with any blanks between them on either side", () => {
  expect(finds("loan  first", "<p>Your first</p><p>home&nbsp;loan</p>")).toBe(true);
  expect(finds("home\u00a0loan", "home\n\tloan")).toBe(true);
  expect(finds("Q&A", "<p>Q&amp;A</p>")).toBe(true);
  expect(finds("first time", "first-time")).toBe(true);
  expect(finds("préstamo", "pre\u00adstamo")).toBe(true);
  expect(finds("first second", "first")).toBe(false);
  expect(finds("  ", "anything")).toBe(true);
});

it("finds rows without accents or case, by words in any order, and all of them without words", () => {
  const rows = ["Préstamo 10", "préstamo 9", "Ánimo", "Zeta"];
  const search = (text: string) => findRows(rows, text, (row) => searchTextOf([row]));
  expect(search("PRESTAMO")).toEqual(["Préstamo 10", "préstamo 9"]);
  expect(search("10 prestamo")).toEqual(["Préstamo 10"]);
  expect(search("  ")).toEqual(rows);
  expect(search("nothing")).toEqual([]);
});

describe("a telephone number", () => {
  const spellings = ["8015551234", "(801) 555-1234", "801.555.1234", "801-555-1234", "+1 801 555 1234", "1-801-555-1234", "+18015551234"];

  it.each(spellings)("that is stored as %s is found in every spelling, and by its parts", (stored) => {
    for (const searchTerm of [...spellings, "555-1234", "(801)", "Ana 801-555-1234"])
      expect(finds(searchTerm, "Ana", stored), searchTerm).toBe(true);
    expect(finds("801-555-1235", "Ana", stored)).toBe(false);
  });

  it("does not make a long text longer", () => {
    const text = `call 801-555-1234 ${"and so on ".repeat(10)}`.trim();
    expect(searchTextOf([text])).toBe(text);
  });
});
