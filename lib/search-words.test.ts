import { expect, it } from "vitest";
import { fold } from "./search-text.ts";
import { hasAllWords, normalizeSearch, searchWords } from "./search-words.ts";

const finds = (search: string, text: string) => hasAllWords(fold(text), searchWords(search));

it.each([
  ["prestamo", "Los préstamos convencionales"],
  ["PRÉSTAMOS", "un préstamo"],
  ["tasaciones", "la tasación"],
  ["taxes", "property tax"],
  ["closing cost", "What are closing costs?"],
  ["VA", "a VA loan"],
  ["pre\u0301stamo", "préstamo"],
  ["“escrow?”", "an escrow account"],
])("%s finds %s", (search, text) => expect(finds(search, text)).toBe(true));

it.each([
  ["va", "the value of a private home"],
  ["rate", "we generate"],
  ["closing house", "closing costs"],
])("%s does not find %s", (search, text) => expect(finds(search, text)).toBe(false));

it("makes no words of what has none, and few of what has many", () => {
  for (const search of ["", "  ", "%_\\", "'; drop table x; --".replace(/[a-z]/g, ""), "\0\0", "(.*)+$", "🏠"])
    expect(searchWords(search)).toEqual([]);
  expect(searchWords("a b c d e f g h i j k")).toHaveLength(8);
  expect(searchWords("loan loans LOAN")).toEqual(["loan"]);
  expect(searchWords("x".repeat(10_000))[0]).toHaveLength(100);
  expect(searchWords("a.*(b")).toEqual(["a", "b"]);
  expect(normalizeSearch("a\0\n b \ud800")).toBe("a b \ufffd");
});
