import { afterEach, describe, expect, it, vi } from "vitest";
import type { Db } from "#platform/database/db.server.ts";
import { tableRecorder } from "#platform/database/read-tables.server.ts";
import { ContentCache } from "./content-cache.server.ts";
import { attachCache, readThroughCache } from "./read-through-cache.server.ts";

const one = () => 1;
const text = (value: string) => async () => ({ value });

afterEach(() => {
  vi.useRealTimers();
});

describe("a page made from results that are stored as well", () => {
  /** A table of officers, two results that are read of it, and a page that is made from one of them and from settings that it reads itself. */
  function site() {
    const cache = new ContentCache();
    const db = {} as Db;
    attachCache(db, cache);
    const officers = [{ name: "Ana", title: "Loan Officer", state: "UT" }];
    const listOfficers = () =>
      readThroughCache(db, "officers", async () => {
        tableRecorder.logQuery('select * from "officers"', []);
        return structuredClone(officers);
      });
    const listStates = () => readThroughCache(db, "states", async () => (await listOfficers()).map(({ state }) => state));
    const make = vi.fn(async () => {
      tableRecorder.logQuery('select * from "settings"', []);
      return { states: await listStates() };
    });
    const page = async () => (await cache.obtain("page", { make, sizeOf: one })).value;
    const change = (facts: Partial<(typeof officers)[0]>) => {
      Object.assign(officers[0] ?? {}, facts);
      cache.invalidate("officers");
    };
    return { cache, make, page, change, listOfficers };
  }

  it("stays after a change that its results do not show, and is made anew after one that they show", async () => {
    const { cache, make, page, change, listOfficers } = site();
    const firstPage = await page();
    change({ title: "Senior Loan Officer" });
    expect(cache.find("page")).toBeUndefined();
    expect(await page()).toBe(firstPage);
    expect(cache.find("page")).toBe(firstPage);
    expect(await listOfficers()).toMatchObject([{ title: "Senior Loan Officer" }]);
    expect(make).toHaveBeenCalledTimes(1);
    change({ state: "NV" });
    expect(await page()).toEqual({ states: ["NV"] });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("is made anew after a change of what it reads itself, and of what nobody can name", async () => {
    const { cache, make, page } = site();
    await page();
    cache.invalidate("settings");
    await page();
    expect(make).toHaveBeenCalledTimes(2);
    cache.invalidate();
    await page();
    expect(make).toHaveBeenCalledTimes(3);
  });

  it("does not get younger by staying", async () => {
    vi.useFakeTimers();
    const { make, page, change } = site();
    await page();
    vi.advanceTimersByTime(29_000);
    change({ title: "Senior Loan Officer" });
    await page();
    expect(make).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    await page();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("is compared again when a second change comes while it is compared", async () => {
    const { cache, make, page, change } = site();
    await page();
    change({ title: "Senior Loan Officer" });
    const pendingPage = page();
    change({ state: "NV" });
    await pendingPage;
    expect(cache.find("page")).toBeUndefined();
    expect(await page()).toEqual({ states: ["NV"] });
    expect(make.mock.results).not.toHaveLength(1);
  });

  it("goes with what it shows, also after it has stayed", async () => {
    const { page, change } = site();
    await page();
    for (const title of ["Senior Loan Officer", "Branch Manager"]) {
      change({ title });
      await page();
    }
    change({ state: "AZ" });
    expect(await page()).toEqual({ states: ["AZ"] });
  });

  it("is not stored if any of its reads gave the last known, also where the same was read again and found", async () => {
    const cache = new ContentCache();
    const results = [text("old")(), Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" })), text("new")()];
    for (const result of results) result.catch(() => {});
    const settings = async () => {
      const make = () => {
        tableRecorder.logQuery('select * from "settings"', []);
        return results.shift() ?? Promise.reject(new Error("asked too often"));
      };
      return (await cache.obtain("settings", { make, sizeOf: one })).value;
    };
    await settings();
    cache.invalidate("settings");
    const make = async () => ({ shown: await settings(), policy: await settings() });
    const { value, isLastKnown } = await cache.obtain("page", { make, sizeOf: one });
    expect([value, isLastKnown]).toEqual([{ shown: { value: "old" }, policy: { value: "new" } }, true]);
    expect(cache.find("page")).toBeUndefined();
  });
});
