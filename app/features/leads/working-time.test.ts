import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OfficeHours, officeStatus } from "#lib/office-hours.ts";
import { addWorkingMinutes, hasOpened } from "./working-time.ts";

const weekday = { opens: 510, closes: 1020 };
const hours: OfficeHours = {
  week: { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday, 6: { opens: 570, closes: 780 } },
  closedDays: [{ day: "2026-11-26", name: "Thanksgiving Day" }],
};
/** On the wall of the office, in winter. */
const winter = (local: string) => new Date(`${local}:00-07:00`);
const summer = (local: string) => new Date(`${local}:00-06:00`);

describe("four working hours", () => {
  it.each([
    ["on the same day", "2026-11-16T09:00", "2026-11-16T13:00"],
    ["that end with the day", "2026-11-16T13:00", "2026-11-16T17:00"],
    ["that go on the next morning", "2026-11-16T15:00", "2026-11-17T10:30"],
    ["from before opening", "2026-11-16T05:00", "2026-11-16T12:30"],
    ["from the evening", "2026-11-16T20:00", "2026-11-17T12:30"],
    ["over a short Saturday and Sunday", "2026-11-20T16:00", "2026-11-21T12:30"],
    ["from Saturday afternoon", "2026-11-21T13:00", "2026-11-23T12:30"],
    ["over a holiday", "2026-11-25T16:00", "2026-11-27T11:30"],
  ])("%s", (_, from, until) => {
    expect(addWorkingMinutes(hours, winter(from), 240)).toEqual(winter(until));
  });

  it("are four hours on the wall through both changes of the clock", () => {
    expect(addWorkingMinutes(hours, summer("2026-10-31T12:00"), 240)).toEqual(winter("2026-11-02T11:30"));
    expect(addWorkingMinutes(hours, winter("2027-03-13T12:00"), 240)).toEqual(summer("2027-03-15T11:30"));
  });

  it("are four hours by the clock if the opening hours cannot be read", () => {
    const from = winter("2026-11-16T22:00");
    expect(addWorkingMinutes({ week: {}, closedDays: [] }, from, 240)).toEqual(winter("2026-11-17T02:00"));
  });
});

it("working time only goes forward, ends while the office is open or closes, and adds up", () => {
  const moment = fc.date({ min: new Date("2024-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (from, first, second) => {
      const due = addWorkingMinutes(hours, from, first);
      expect(due.getTime()).toBeGreaterThan(from.getTime() - 60_000);
      expect(officeStatus(hours, new Date(due.getTime() - 60_000))?.isOpen).toBe(true);
      expect(addWorkingMinutes(hours, due, second)).toEqual(addWorkingMinutes(hours, from, first + second));
    }),
  );
});

it("the office has opened from its hour on until midnight, and not on a day when it stays closed", () => {
  expect(["08:29", "08:30", "23:59"].map((time) => hasOpened(hours, winter(`2026-11-16T${time}`)))).toEqual([false, true, true]);
  expect(hasOpened(hours, winter("2026-11-22T12:00"))).toBe(false);
  expect(hasOpened(hours, winter("2026-11-26T12:00"))).toBe(false);
  expect(hasOpened({ week: {}, closedDays: [] }, winter("2026-11-22T03:00"))).toBe(true);
});
