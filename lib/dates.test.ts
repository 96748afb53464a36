import { expect, it } from "vitest";
import { endOfOfficeDay, fullOfficeTime, longDate, officeDay, officeTime, shortDay } from "./dates.ts";

it("dates and times are those of Utah, in words of the reader's language", () => {
  const lateEvening = new Date("2025-02-12T05:30:00Z");
  expect(longDate(lateEvening, "en")).toBe("February 11, 2025");
  expect(longDate(lateEvening, "es")).toBe("11 de febrero de 2025");
  expect([officeTime(lateEvening, "en"), officeTime(lateEvening, "es")]).toEqual(["10:30 pm", "10:30 p. m."]);
  expect(fullOfficeTime(lateEvening, "en")).toMatch(/ at 10:30 pm$/);
  expect(fullOfficeTime(lateEvening, "es")).toMatch(/, 10:30 p\. m\.$/);
});

it("a short day is in the reader's language, and other text stays as it is", () => {
  expect(shortDay("2026-11-20", "en")).toBe("Nov 20, 2026");
  expect(shortDay("2026-11-20", "es")).toBe("20 nov 2026");
  expect(shortDay("soon", "en")).toBe("soon");
});

it.each(["2026-01-15", "2026-07-15", "2026-03-08", "2026-11-01", "2026-12-31"])("the office day %s lasts until midnight in Utah", (day) => {
  const end = endOfOfficeDay(day);
  expect([officeDay(end), officeDay(new Date(end.getTime() + 1)) > day]).toEqual([day, true]);
});
