import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromOfficeTime, toOfficeTime } from "./instant-field.tsx";

describe.each(["America/Denver", "UTC", "Asia/Tokyo"])("an instant on the office's clock, with a browser in %s", (zone) => {
  beforeEach(() => vi.stubEnv("TZ", zone));
  afterEach(() => vi.unstubAllEnvs());

  it("is the evening before where the day begins later", () => {
    expect(toOfficeTime("2026-02-11T00:30:00.000Z")).toBe("2026-02-10T17:30");
    expect(toOfficeTime("2026-07-11T00:30:00.000Z")).toBe("2026-07-10T18:30");
  });

  it("comes back as the instant that it was, to the minute", () => {
    expect(fromOfficeTime("2026-02-10T17:30")).toBe("2026-02-11T00:30:00.000Z");
    expect(fromOfficeTime("2026-07-10T18:30")).toBe("2026-07-11T00:30:00.000Z");
  });

  it("keeps a year that is still being typed", () => {
    for (const local of ["0002-02-11T12:00", "0202-07-11T12:00", "9999-12-31T23:59"])
      expect(toOfficeTime(fromOfficeTime(local))).toBe(local);
  });

  it("is an hour later where clocks are set forward", () => {
    expect(toOfficeTime(fromOfficeTime("2027-03-14T02:30"))).toBe("2027-03-14T03:30");
  });

  it("is nothing where nothing, or nonsense, was given", () => {
    expect([toOfficeTime(""), toOfficeTime("soon"), fromOfficeTime(""), fromOfficeTime("soon")]).toEqual(["", "", "", ""]);
  });
});
