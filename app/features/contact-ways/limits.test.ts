import { expect, it } from "vitest";
import { AppError } from "#lib/errors.ts";
import { limitWayUses } from "./limits.server.ts";

const now = new Date("2026-11-18T18:00:00Z");

function countAccepted(address: string, uses: number): number {
  let accepted = 0;
  for (let use = 0; use < uses; use++) {
    try {
      limitWayUses(address, now);
      accepted++;
    } catch (error) {
      expect(error).toMatchObject({ code: "tooMany", retryAfter: 600 });
      expect(error).toBeInstanceOf(AppError);
    }
  }
  return accepted;
}

it("counts a few uses of one address in ten minutes, and those of others as before", () => {
  expect(countAccepted("192.0.2.1", 1000)).toBe(30);
  expect(countAccepted("192.0.2.2", 5)).toBe(5);
});
