import { expect, it } from "vitest";
import { rotateByDay } from "./directory.server.ts";

it("moves on by one a day, keeps everyone in turn, and says the same all day", () => {
  const officers = ["a", "b", "c"];
  const days = ["2026-12-31", "2027-01-01", "2027-01-02", "2027-01-03"].map((day) => rotateByDay(officers, day).join(""));
  expect(new Set(days.slice(0, 3))).toEqual(new Set(["abc", "bca", "cab"]));
  expect(days[3]).toBe(days[0]);
  expect(rotateByDay(officers, "2027-01-01").join("")).toBe(days[1]);
  expect(officers).toEqual(["a", "b", "c"]);
});

it("rotating no officers gives none", () => {
  expect(rotateByDay([], "2027-01-01")).toEqual([]);
});
