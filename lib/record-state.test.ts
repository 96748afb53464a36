import { describe, expect, it } from "vitest";
import { isInState, stateOfRecord } from "./record-state.ts";

const now = new Date("2026-03-01T12:00:00Z");
const live = { status: "published", publishedAt: "2026-02-01T12:00:00.000Z" };
const part = (name: "shared" | "en" | "es", state: "draft" | "waiting" | "approved" | "returned" = "draft") => ({ part: name, state });
const stateOf = (record: Parameters<typeof stateOfRecord>[0]) => stateOfRecord(record, now);

describe("the state of a record", () => {
  it.each([
    ["published", live],
    ["published", {}],
    ["published", { isActive: true }],
    ["takenDown", { ...live, status: "draft" }],
    ["takenDown", { isActive: false }],
    ["scheduled", { ...live, publishedAt: new Date("2026-03-01T12:00:01Z") }],
    ["takenDown", { status: "draft", publishedAt: "2026-04-01T12:00:00.000Z" }],
  ] as const)("without a draft is %s for %o", (state, row) => {
    expect(stateOf({ row, parts: [] })).toEqual({ state, hasChanges: false });
  });

  it.each(["draft", "approved", "returned"] as const)(
    "is published with changes while a part is %s, and a draft if it was never published",
    (state) => {
      expect(stateOf({ row: live, parts: [part("shared", state)] })).toEqual({ state: "changed", hasChanges: true });
      expect(stateOf({ row: undefined, parts: [part("shared", state)] })).toEqual({ state: "draft", hasChanges: true });
    },
  );

  it("names the languages where they differ", () => {
    expect(stateOf({ row: live, parts: [part("es", "waiting")] })).toEqual({
      state: "waiting",
      byLanguage: { en: "published", es: "waiting" },
      hasChanges: true,
    });
    expect(stateOf({ row: live, parts: [part("en"), part("es", "waiting")] }).byLanguage).toEqual({ en: "changed", es: "waiting" });
    expect(stateOf({ row: live, parts: [part("en"), part("es")] }).byLanguage).toBeUndefined();
  });

  it("takes what both languages share for a change of both", () => {
    expect(stateOf({ row: live, parts: [part("shared", "waiting"), part("en")] })).toEqual({ state: "waiting", hasChanges: true });
  });

  it("is scheduled for the parts that a schedule publishes, unless they still wait for approval", () => {
    const parts = [part("en"), part("es")];
    expect(stateOf({ row: live, parts, scheduled: ["en", "es"] })).toEqual({ state: "scheduled", hasChanges: true });
    expect(stateOf({ row: live, parts, scheduled: ["en"] }).byLanguage).toEqual({ en: "scheduled", es: "changed" });
    expect(stateOf({ row: undefined, parts: [part("shared")], scheduled: ["shared"] }).state).toBe("scheduled");
    expect(stateOf({ row: live, parts: [part("en", "waiting")], scheduled: ["en"] }).state).toBe("waiting");
  });

  it("stays taken down with changes that visitors would not see", () => {
    expect(stateOf({ row: { isActive: false }, parts: [part("en")] })).toEqual({ state: "takenDown", hasChanges: true });
  });
});

it("a list that is narrowed to a state shows records of which one language is in it", () => {
  const state = stateOf({ row: live, parts: [part("en"), part("es", "waiting")] });
  expect(["waiting", "changed", "published"].map((wanted) => isInState(state, wanted as "waiting"))).toEqual([true, true, false]);
});
