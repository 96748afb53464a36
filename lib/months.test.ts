import { describe, expect, it } from "vitest";
import { addMonths } from "./months.ts";

const at = (text: string) => new Date(`${text}T12:30:00Z`);

describe("adding months", () => {
  it.each([
    ["2026-11-15", 24, "2028-11-15"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", 48, "2028-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-01-15", -1, "2025-12-15"],
  ])("%s and %i is %s", (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });

  it("never makes a thing older than it is: whatever is past a date counted backwards is past it counted forwards", () => {
    for (let day = 0; day < 800; day++) {
      const now = new Date(at("2026-01-01").getTime() + day * 86_400_000);
      for (const months of [1, 24, 48]) expect(addMonths(addMonths(now, -months), months) <= now).toBe(true);
    }
  });
});
