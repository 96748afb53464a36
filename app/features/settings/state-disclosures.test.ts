import { expect, it } from "vitest";
import { readStateDisclosures } from "./state-disclosures.ts";

it("reads a state per line, regardless of other text around it", () => {
  expect(readStateDisclosures("UT: Licensed: in Utah.\r\n\n  ID:Idaho  ")).toEqual([
    { state: "UT", text: "Licensed: in Utah." },
    { state: "ID", text: "Idaho" },
  ]);
  expect(readStateDisclosures("")).toEqual([]);
});

it.each(["Utah: text", "UT text", "XX: text", "UT:", "UT: a\nUT: b", "ut: text"])("refuses %j as a whole", (text) => {
  expect(readStateDisclosures(`ID: fine\n${text}`)).toBeUndefined();
});
