import { expect, it } from "vitest";
import { countTerms, searchTerms, toIndexText } from "#app/features/pages/search-terms.ts";
import { normalizeSearch } from "./search-words.ts";

const terms = (search: string) => searchTerms(search, []);
const finds = (search: string, text: string) => countTerms(toIndexText(text), terms(search)) === terms(search).length;

it.each([
  ["prestamo", "Los préstamos convencionales"],
  ["PRÉSTAMOS", "un préstamo"],
  ["tasaciones", "la tasación"],
  ["taxes", "property tax"],
  ["closing cost", "What are closing costs?"],
  ["VA", "a VA loan"],
  ["pre\u0301stamo", "préstamo"],
  ["“escrow?”", "an escrow account"],
  ["refinance", "refinancing"],
])("%s finds %s", (search, text) => expect(finds(search, text)).toBe(true));

it.each([
  ["va", "the value of a private home"],
  ["rate", "we generate"],
  ["closing house", "closing costs"],
])("%s does not find %s", (search, text) => expect(finds(search, text)).toBe(false));

it("makes no terms of what has no words, and few of what has many", () => {
  for (const search of ["", "  ", "%_\\", "\0\0", "(.*)+$", "🏠"]) expect(terms(search)).toEqual([]);
  expect(terms("b c d e f g h j k l m")).toHaveLength(8);
  expect(terms("loan loans LOAN")).toHaveLength(1);
  expect(normalizeSearch("x".repeat(10_000))).toHaveLength(100);
  expect(normalizeSearch("a\0\n b \ud800")).toBe("a b \ufffd");
});
