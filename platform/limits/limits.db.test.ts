import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { createLimiter, giveBack, type Limiter, LimitReached, purgeLimits, takeAttempt } from "./limits.server.ts";
import { fixedWindow, growingDelay } from "./policy.server.ts";
import { rateLimits } from "./tables/rate-limits.server.ts";

const current = testDatabase();
let limiter: Limiter;
beforeEach(() => {
  limiter = createLimiter(current.db);
});

const start = Date.parse("2026-03-01T08:00:00Z");
const at = (seconds: number) => new Date(start + seconds * 1000);

const threeAMinute = { policy: fixedWindow("test.window", 3, 60_000), by: ["a stranger's text"] };
const take = (seconds: number, limits = [threeAMinute]) =>
  takeAttempt(limiter, limits, at(seconds)).then(
    () => "taken",
    (error: unknown) => (error instanceof LimitReached ? error.retryAfter : error),
  );

describe("limits", () => {
  it("of a window let so many through, and all of them again when it has passed", async () => {
    expect([await take(0), await take(10), await take(20), await take(30), await take(59)]).toEqual(["taken", "taken", "taken", 30, 1]);
    expect([await take(60), await take(61), await take(62), await take(63)]).toEqual(["taken", "taken", "taken", 57]);
  });

  it("let exactly so many through that come at once", async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => take(0)));
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(3);
  });

  it("that refuse together count nothing apart", async () => {
    const wide = { policy: fixedWindow("test.wide", 4, 60_000), by: [] };
    for (let tries = 0; tries < 20; tries++) await take(0, [threeAMinute, wide]);
    expect(await take(2, [wide])).toBe("taken");
    expect(await take(2, [wide])).toBe(58);
  });

  it("give an attempt back without lifting a block that a later one brought", async () => {
    const limit = { policy: growingDelay("test.growing", 2), by: ["x"] };
    const first = await takeAttempt(limiter, [limit], at(0));
    await takeAttempt(limiter, [limit], at(0));
    await giveBack(current.db, first);
    expect(await take(0.5, [limit])).toBe(0.5);
    expect((await current.db.select().from(rateLimits))[0]?.count).toBe(1);
  });

  it("let nodes whose clocks differ count together", async () => {
    expect([await take(5), await take(0)]).toEqual(["taken", "taken"]);
  });

  it("keep nothing of what a stranger typed, and are purged when they mean nothing any more", async () => {
    await take(0);
    expect(JSON.stringify(await current.db.select().from(rateLimits))).not.toContain("stranger");
    expect(await purgeLimits(current.db, at(59))).toBe(0);
    expect(await purgeLimits(current.db, at(61))).toBe(1);
  });
});
