import { expect, it } from "vitest";
import { isPublicQuery, sharedPageOf } from "./page-queries.ts";

const directory = "/services/find-a-loan-officer";

it("officers of a state are stored and cached like those of a language; a search is not", () => {
  for (const search of ["?state=UT", "?speaks=es&state=ID"]) {
    expect(isPublicQuery(directory, search), search).toBe(true);
    expect(sharedPageOf(`/es${directory}`, search)).toMatchObject({ search, isStorable: true });
  }
  expect(sharedPageOf(directory, "?state=XX").search).toBe("");
  for (const search of ["?search=ana", "?state=XX", "?state=UT&search=ana"]) expect(isPublicQuery(directory, search), search).toBe(false);
});

it("an officer's page takes the visitor's answers, and is not stored with them", () => {
  const page = "/es/services/loan-officer/1/Ana";
  expect(sharedPageOf(page, "?answers=itin_cash&other=1")).toEqual({ path: page, search: "?answers=itin_cash", isStorable: false });
  expect(sharedPageOf(page, "?other=1")).toEqual({ path: page, search: "", isStorable: true });
  expect(isPublicQuery(page, "?answers=itin_cash")).toBe(false);
});

it("a question about a page is not cached", () => {
  expect(isPublicQuery("/ask", "?by=none")).toBe(true);
  expect(isPublicQuery("/ask", "?by=none&about=%2Floans%2Fitin")).toBe(false);
});
