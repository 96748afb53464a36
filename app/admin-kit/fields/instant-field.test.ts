import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromLocal, toLocal, zoneName } from "./instant-field.tsx";

describe("an instant on the wall clock", () => {
  beforeEach(() => vi.stubEnv("TZ", "America/Denver"));
  afterEach(() => vi.unstubAllEnvs());

  it("is the evening before where the day begins later", () => {
    expect(toLocal("2026-02-11T00:30:00.000Z")).toBe("2026-02-10T17:30");
    expect(toLocal("2026-07-11T00:30:00.000Z")).toBe("2026-07-10T18:30");
  });

  it("comes back as the instant that it was, to the minute", () => {
    for (const instant of ["2026-02-11T00:30:00.000Z", "2026-07-11T00:30:00.000Z", "0002-02-11T12:00:56.000Z"])
      expect(toLocal(fromLocal(toLocal(instant)))).toBe(toLocal(instant));
    expect(fromLocal("2026-02-10T17:30")).toBe("2026-02-11T00:30:00.000Z");
  });

  it("is nothing where nothing, or nonsense, was given", () => {
    expect([toLocal(""), toLocal("soon"), fromLocal(""), fromLocal("soon")]).toEqual(["", "", "", ""]);
  });

  it("has a zone with a name and a place", () => {
    expect(zoneName()).toBe("Mountain Time (America/Denver)");
  });
});
