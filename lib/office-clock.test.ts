import { describe, expect, it } from "vitest";
import { instantsAt, officeClock, officeMoment, zoneNameAt } from "./office-clock.ts";

const iso = (instants: Date[]) => instants.map((instant) => instant.toISOString());

describe("the office's wall clock", () => {
  it("is seven hours behind UTC in winter and six in summer", () => {
    expect(iso(instantsAt("2026-11-20T08:00"))).toEqual(["2026-11-20T15:00:00.000Z"]);
    expect(iso(instantsAt("2026-07-20T08:00"))).toEqual(["2026-07-20T14:00:00.000Z"]);
  });

  it("skips an hour in spring", () => {
    expect(instantsAt("2027-03-14T02:00")).toEqual([]);
    expect(instantsAt("2027-03-14T02:59")).toEqual([]);
    expect(iso(instantsAt("2027-03-14T01:59"))).toEqual(["2027-03-14T08:59:00.000Z"]);
    expect(iso(instantsAt("2027-03-14T03:00"))).toEqual(["2027-03-14T09:00:00.000Z"]);
  });

  it("repeats an hour in the fall, the earlier one first", () => {
    expect(iso(instantsAt("2026-11-01T01:30"))).toEqual(["2026-11-01T07:30:00.000Z", "2026-11-01T08:30:00.000Z"]);
    expect(instantsAt("2026-11-01T01:30").map(zoneNameAt)).toEqual(["MDT", "MST"]);
    expect(instantsAt("2026-11-01T02:00")).toHaveLength(1);
  });

  it("shows midnight as the beginning of a day", () => {
    expect(officeClock(new Date("2026-11-20T07:00:00.000Z"))).toBe("2026-11-20T00:00");
  });

  it("has years of four digits", () => {
    expect(officeClock(new Date("0202-07-11T12:00:00.000Z"))).toMatch(/^0202-07-11T/);
  });

  it.each(["", "soon", "2026-11-20", "2026-02-30T08:00", "2026-11-20T25:00"])("has no %j", (text) => {
    expect(instantsAt(text)).toEqual([]);
  });

  it("is shown with its zone, and with the year if it is not this one", () => {
    const [at = new Date(0)] = instantsAt("2026-11-20T08:00");
    expect(officeMoment(at, "en", new Date("2026-01-01T12:00:00Z"))).toBe("Nov 20, 8:00 am MST");
    expect(officeMoment(at, "en", new Date("2027-01-01T12:00:00Z"))).toBe("Nov 20, 2026, 8:00 am MST");
    expect(officeMoment(at, "es", new Date("2026-01-01T12:00:00Z"))).toMatch(/20 nov.*8:00.*MST/);
  });
});
