import { expect, it } from "vitest";
import { longDate, officeTime } from "./dates.ts";

it("dates and times are those of Utah, in words of the reader's language", () => {
  const lateEvening = new Date("2025-02-12T05:30:00Z");
  expect(longDate(lateEvening, "en")).toBe("February 11, 2025");
  expect(longDate(lateEvening, "es")).toBe("11 de febrero de 2025");
  expect(officeTime(lateEvening, "en")).toMatch(/^10:30\sPM$/);
  expect(officeTime(lateEvening, "es")).toMatch(/^10:30\sp\.\s?m\.$/);
});
