import { expect, it } from "vitest";
import { lastWeeks, weekOf } from "./weeks.ts";

it("begins a week on Monday", () => {
  expect(["2026-11-15", "2026-11-16", "2026-11-22", "2026-11-23"].map(weekOf)).toEqual([
    "2026-11-09",
    "2026-11-16",
    "2026-11-16",
    "2026-11-23",
  ]);
});

it("goes by the office's calendar, where Sunday evening is Monday elsewhere", () => {
  expect(lastWeeks(new Date("2026-11-16T05:00:00Z"), 2)).toEqual(["2026-11-02", "2026-11-09"]);
});

it("counts weeks across a change of the clocks and of the year", () => {
  const weeks = lastWeeks(new Date("2027-01-06T18:00:00Z"), 12);
  expect([weeks.length, weeks[0], weeks[2], weeks[10], weeks[11]]).toEqual([12, "2026-10-19", "2026-11-02", "2026-12-28", "2027-01-04"]);
});
