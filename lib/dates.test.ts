import { expect, it } from "vitest";
import { longDate, officeTime, shortDay } from "./dates.ts";

it("dates and times are those of Utah, in words of the reader's language", () => {
  const lateEvening = new Date("2025-02-12T05:30:00Z");
  expect(longDate(lateEvening, "en")).toBe("February 11, 2025");
  expect(longDate(lateEvening, "es")).toBe("11 de febrero de 2025");
  expect(officeTime(lateEvening, "en")).toMatch(/^10:30\spm$/);
  expect(officeTime(lateEvening, "es")).toMatch(/^10:30\sp\.\s?m\.$/);
});

it("a short day is in the reader's language, and other text stays as it is", () => {
  expect(shortDay("2026-11-20", "en")).toBe("Nov 20, 2026");
  expect(shortDay("2026-11-20", "es")).toBe("20 nov 2026");
  expect(shortDay("soon", "en")).toBe("soon");
});
