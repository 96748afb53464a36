import { describe, expect, it } from "vitest";
import { differences, mergeEdits } from "./merge.ts";

const base = { version: 1, title: "Old", body: "Old", url: "same" };
const mine = { ...base, title: "Mine" };
const theirs = { ...base, version: 2, title: "Theirs", body: "Theirs" };
const fields = ["title", "body", "url"];

describe("two editors of one record", () => {
  it("see what the other one changed, and where both did", () => {
    expect(differences(base, mine, theirs, fields)).toMatchObject([
      { field: "title", mine: "Mine", theirs: "Theirs", both: true },
      { field: "body", mine: "Old", theirs: "Theirs", both: false },
    ]);
  });

  it("agree without a question when both wrote the same", () => {
    expect(differences(base, { ...base, title: "Theirs" }, theirs, fields)[0]?.both).toBe(false);
  });

  it("keep their own change on the other's ground", () => {
    expect(mergeEdits(base, mine, theirs, new Set())).toEqual({ ...theirs, title: "Mine" });
  });

  it("take the other's change where they give up their own", () => {
    expect(mergeEdits(base, mine, theirs, new Set(["title"]))).toEqual(theirs);
  });
});
