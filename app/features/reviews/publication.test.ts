import { expect, test } from "vitest";
import { type Publishable, publishingErrors } from "./publication.ts";

const today = "2026-11-18";
const complete: Publishable = {
  status: "published",
  source: "google",
  sourceUrl: "https://example.com/reviews/1",
  writtenOn: "2026-10-02",
  consentOn: "2026-10-05",
  relation: "none",
};

const fieldsOf = (changes: Partial<Publishable>) => publishingErrors({ ...complete, ...changes }, today).map(({ field }) => field);

test("a review with source, date and consent can be published; a letter needs no address", () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ source: "letter", sourceUrl: "" })).toEqual([]);
  expect(fieldsOf({ relation: "compensated", writtenOn: today, consentOn: today })).toEqual([]);
});

test("what is missing is named, field by field", () => {
  expect(fieldsOf({ source: "", sourceUrl: "", writtenOn: null, consentOn: null })).toEqual(["source", "writtenOn", "consentOn"]);
  expect(fieldsOf({ sourceUrl: "" })).toEqual(["sourceUrl"]);
  expect(fieldsOf({ source: "website", sourceUrl: "" })).toEqual(["sourceUrl"]);
});

test("no day is in the future", () => {
  expect(fieldsOf({ writtenOn: "2026-11-19", consentOn: "2027-01-01" })).toEqual(["writtenOn", "consentOn"]);
});

test("one by staff or family is never published, and drafts may lack everything", () => {
  expect(fieldsOf({ relation: "insider" })).toEqual(["relation"]);
  expect(fieldsOf({ status: "draft", source: "", sourceUrl: "", writtenOn: null, consentOn: null, relation: "insider" })).toEqual([]);
});
