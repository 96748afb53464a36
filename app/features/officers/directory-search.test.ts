import { expect, it } from "vitest";
import { maxSearchLength, normalizeSearch } from "#lib/search-words.ts";
import { directoryPath, noFilter, readFilter } from "./directory-search.ts";

it("takes a search as it was meant: without spaces around it, line breaks or characters that no database stores", () => {
  expect(normalizeSearch("  Ana \n Lucía ")).toBe("Ana Lucía");
  expect(normalizeSearch("\0")).toBe("");
  expect(normalizeSearch("a\0b")).toBe("a b");
});

it("bounds a search, and never by half a character", () => {
  const longSearch = normalizeSearch("🏡".repeat(maxSearchLength).padStart(2 * maxSearchLength + 1, "x"));
  expect(longSearch).toHaveLength(maxSearchLength);
  expect(longSearch.isWellFormed()).toBe(true);
});

it("names the results in the language of the page, and the whole directory by its plain path", () => {
  const filter = { search: "Ana & Co", speaks: "es", specialty: "itin", state: "UT", calendar: "yes" } as const;
  expect(directoryPath(filter, "en")).toBe(
    "/services/find-a-loan-officer?search=Ana+%26+Co&speaks=es&specialty=itin&state=UT&calendar=yes",
  );
  expect(directoryPath({ ...noFilter, speaks: "pt" }, "es")).toBe("/es/services/find-a-loan-officer?speaks=pt");
  expect(directoryPath(noFilter, "es")).toBe("/es/services/find-a-loan-officer");
});

it("reads from an address what it knows, and nothing else", () => {
  expect(readFilter(new URLSearchParams("search=+Ana+&speaks=es&specialty=va&state=ID&calendar=yes&x=1"))).toEqual({
    search: "Ana",
    speaks: "es",
    specialty: "va",
    state: "ID",
    calendar: "yes",
  });
  expect(readFilter(new URLSearchParams("speaks=klingon&specialty=__proto__&state=XX&calendar=no"))).toEqual(noFilter);
});
