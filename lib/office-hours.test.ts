import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areClosedDays, closedDaysIn, hoursIn, type OfficeHours, officeStatus } from "./office-hours.ts";

describe("hours in a sentence", () => {
  it.each([
    ["Monday to Friday 8:30 am to 5:00 pm", 510, 1020],
    ["Lunes a viernes de 8:30 a. m. a 5:00 p. m.", 510, 1020],
    ["Saturday 9:30am–1 PM", 570, 780],
    ["12 pm to 11:59 p.m.", 720, 1439],
  ])("%s", (sentence, opens, closes) => {
    expect(hoursIn(sentence)).toEqual({ opens, closes });
  });

  it.each(["Sunday closed", "Domingo: cerrado", "By appointment after 5 pm", "5 pm to 8 am", "9 am to 12 pm, 1 pm to 5 pm", ""])(
    "%s contains no readable hours",
    (sentence) => {
      expect(hoursIn(sentence)).toBeUndefined();
    },
  );
});

it("reads one closed day per line, and reports mistakes", () => {
  const text = "2026-11-26 Thanksgiving Day\n\n 2026-12-25: Christmas \n2027-01-01";
  expect(closedDaysIn(text)).toEqual([
    { day: "2026-11-26", name: "Thanksgiving Day" },
    { day: "2026-12-25", name: "Christmas" },
    { day: "2027-01-01", name: "" },
  ]);
  expect(areClosedDays(text)).toBe(true);
  expect(areClosedDays("")).toBe(true);
  for (const slip of ["2026-02-30 No such day", "12/25/2026 Christmas", "Christmas", `${text}\nNext week`]) {
    expect(areClosedDays(slip), slip).toBe(false);
  }
});

const weekday = { opens: 510, closes: 1020 };
const hours: OfficeHours = {
  week: { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday, 6: { opens: 570, closes: 780 } },
  closedDays: [{ day: "2026-11-26", name: "Thanksgiving Day" }],
};
const at = (local: string) => officeStatus(hours, new Date(`${local}-07:00`));

describe("the office's status, on its own wall clock", () => {
  it.each([
    ["an hour before opening", "2026-11-16T07:30", { isOpen: false, opens: 510, daysAhead: 0, weekday: 1 }],
    ["the minute of opening", "2026-11-16T08:30", { isOpen: true, closes: 1020 }],
    ["the last minute", "2026-11-16T16:59", { isOpen: true, closes: 1020 }],
    ["the minute of closing", "2026-11-16T17:00", { isOpen: false, opens: 510, daysAhead: 1, weekday: 2 }],
    ["Friday evening", "2026-11-20T20:00", { isOpen: false, opens: 570, daysAhead: 1, weekday: 6 }],
    ["Saturday afternoon", "2026-11-21T13:00", { isOpen: false, opens: 510, daysAhead: 2, weekday: 1 }],
    ["Sunday", "2026-11-22T10:00", { isOpen: false, opens: 510, daysAhead: 1, weekday: 1 }],
    ["a holiday", "2026-11-26T10:00", { isOpen: false, opens: 510, daysAhead: 1, weekday: 5, closedFor: "Thanksgiving Day" }],
    ["the evening before a holiday", "2026-11-25T18:00", { isOpen: false, opens: 510, daysAhead: 2, weekday: 5, closedFor: undefined }],
  ])("%s", (_, local, status) => {
    expect(at(local)).toMatchObject(status);
  });

  it("follows the clock of Utah through summer time and the reader's own night", () => {
    expect(officeStatus(hours, new Date("2026-07-06T14:30:00Z"))).toEqual({ isOpen: true, closes: 1020 });
    expect(officeStatus(hours, new Date("2026-12-07T14:30:00Z"))).toMatchObject({ isOpen: false, daysAhead: 0 });
    expect(officeStatus(hours, new Date("2026-11-17T05:00:00Z"))).toMatchObject({ isOpen: false, daysAhead: 1, weekday: 2 });
  });

  it("says nothing where no hours can be read, and nothing that a closed day contradicts", () => {
    expect(officeStatus({ week: {}, closedDays: [] }, new Date())).toBeUndefined();
    fc.assert(
      fc.property(fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }), (now) => {
        const status = officeStatus(hours, now);
        expect(status).toBeDefined();
        if (status?.isOpen === false) expect(status.daysAhead).toBeLessThanOrEqual(3);
      }),
    );
  });
});

it("a day with hours of its own is open then, and is no reason to be closed", () => {
  const closedDays = closedDaysIn("2026-12-24 9:00 am to 12:00 pm, Christmas Eve\n2026-12-31 de 9:00 a. m. a 12:00 p. m., Fin de año");
  const own = { opens: 540, closes: 720 };
  expect(closedDays).toEqual([
    { day: "2026-12-24", name: "Christmas Eve", hours: own },
    { day: "2026-12-31", name: "Fin de año", hours: own },
  ]);
  const eve = (local: string) => officeStatus({ ...hours, closedDays }, new Date(`${local}-07:00`));
  expect(eve("2026-12-24T10:00")).toEqual({ isOpen: true, closes: 720 });
  expect(eve("2026-12-24T13:00")).toMatchObject({ isOpen: false, daysAhead: 1, closedFor: undefined });
});
