import { expect, it } from "vitest";
import { moveMonth, parseCalendar, weeksOf } from "./calendar-address.ts";

it("begins with the month that it is at the office", () => {
  const night = new Date("2026-12-01T05:00:00Z");
  expect(parseCalendar(new URLSearchParams(), night)).toMatchObject({ month: "2026-11", view: "month" });
  expect(parseCalendar(new URLSearchParams("month=2027-13&view=odd"), night)).toMatchObject({ month: "2026-11", view: "month" });
  expect(parseCalendar(new URLSearchParams("month=2027-02&view=list"), night)).toMatchObject({ month: "2027-02", view: "list" });
});

it("moves across years", () => {
  expect(moveMonth("2026-12", 1)).toBe("2027-01");
  expect(moveMonth("2027-01", -1)).toBe("2026-12");
});

it("lays the days of a month out in weeks that begin on Sunday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe("2026-11-01");
  expect(weeks[4]).toEqual(["2026-11-29", "2026-11-30", undefined, undefined, undefined, undefined, undefined]);
  expect(weeksOf("2027-05")).toHaveLength(6);
  expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
});
