import { afterEach, describe, expect, it, vi } from "vitest";
import { tableRecorder } from "#platform/database/read-tables.server.ts";
import { ContentCache } from "./content-cache.server.ts";

const one = () => 1;
const text = (value: string) => async () => ({ value });

afterEach(() => {
  vi.useRealTimers();
});

describe("the cache", () => {
  it("makes a value once however many ask, until content changes", async () => {
    const cache = new ContentCache();
    const make = vi.fn(text("a"));
    const [first, second] = await Promise.all([
      cache.obtain("a", { make: make, sizeOf: one }),
      cache.obtain("a", { make: make, sizeOf: one }),
    ]);
    expect(first.value).toBe(second.value);
    expect((await cache.obtain("a", { make: make, sizeOf: one })).value).toBe(first.value);
    expect(make).toHaveBeenCalledTimes(1);
    cache.invalidate();
    expect([cache.find("a"), cache.findOutdated("a")]).toEqual([undefined, first.value]);
    await cache.obtain("a", { make: make, sizeOf: one });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("hands nothing that was begun before a change to whoever asks after it", async () => {
    const cache = new ContentCache();
    const { promise: oldValue, resolve } = Promise.withResolvers<{ value: string }>();
    const pendingAnswer = cache.obtain("a", { make: () => oldValue, sizeOf: one });
    cache.invalidate();
    expect((await cache.obtain("a", { make: text("new"), sizeOf: one })).value).toEqual({ value: "new" });
    resolve({ value: "old" });
    expect((await pendingAnswer).value).toEqual({ value: "old" });
    expect(cache.find("a")).toEqual({ value: "new" });
  });

  it("stores no failure, and nothing without a size", async () => {
    const cache = new ContentCache();
    await expect(cache.obtain("a", { make: () => Promise.reject(new Error("down")), sizeOf: one })).rejects.toThrow("down");
    await cache.obtain("a", { make: text("not for everyone"), sizeOf: () => undefined });
    expect(cache.find("a")).toBeUndefined();
  });

  it("drops what was made from the table that changed, and leaves the rest", async () => {
    const cache = new ContentCache();
    const readOf = (statement: string) => async () => {
      tableRecorder.logQuery(statement, []);
      return { statement };
    };
    await cache.obtain("officers", { make: readOf('select "a" from "officers" left join "images" on true'), sizeOf: one });
    await cache.obtain("posts", { make: readOf('select "a" from "posts"'), sizeOf: one });
    await cache.obtain("silent", { make: text("read nothing that we know of"), sizeOf: one });
    await cache.obtain("unknown", { make: readOf("select now()"), sizeOf: one });
    await cache.obtain("page", {
      make: async () => (await cache.obtain("officers", { make: readOf("not asked"), sizeOf: one })).value,
      sizeOf: one,
    });
    const keys = ["officers", "posts", "silent", "unknown", "page"];
    const foundKeys = () => keys.filter((key) => cache.find(key));
    cache.invalidate("elsewhere");
    expect(foundKeys()).toEqual(["officers", "posts", "page"]);
    cache.invalidate("posts");
    expect(foundKeys()).toEqual(["officers", "page"]);
    cache.invalidate("images");
    expect(foundKeys()).toEqual([]);
    await cache.obtain("posts", { make: readOf('select "a" from "posts"'), sizeOf: one });
    expect(foundKeys()).toEqual(["posts"]);
    cache.invalidate();
    expect(foundKeys()).toEqual([]);
  });

  it("drops what shows the part that changed, and what shows the whole table", async () => {
    const cache = new ContentCache();
    const make = async () => {
      tableRecorder.logQuery('select 1 from "sections" join "categories" on true', []);
      return { made: true };
    };
    const partsOf = () => ({ sections: [1, 2] });
    await cache.obtain("part", { make, sizeOf: one, partsOf });
    await cache.obtain("page", { make: async () => (await cache.obtain("part", { make, sizeOf: one })).value, sizeOf: one });
    await cache.obtain("list", { make, sizeOf: one });
    const foundKeys = () => ["part", "page", "list"].filter((key) => cache.find(key));
    cache.invalidate("sections/3");
    expect(foundKeys()).toEqual(["part", "page"]);
    cache.invalidate("sections/2");
    expect(foundKeys()).toEqual([]);
    await cache.obtain("part", { make, sizeOf: one, partsOf });
    cache.invalidate("categories");
    expect(foundKeys()).toEqual([]);
  });

  it("stores what was under way while something else changed, and not what it was made from", async () => {
    const cache = new ContentCache();
    const begin = (key: string, statement: string) => {
      const { promise, resolve } = Promise.withResolvers<{ key: string }>();
      const read = async () => {
        tableRecorder.logQuery(statement, []);
        return promise;
      };
      return { done: cache.obtain(key, { make: read, sizeOf: one }), resolve };
    };
    const [posts, officers] = [begin("posts", 'select 1 from "posts"'), begin("officers", 'select 1 from "officers"')];
    cache.invalidate("posts");
    for (const { done, resolve } of [posts, officers]) {
      resolve({ key: "made" });
      await done;
    }
    expect([cache.find("posts"), cache.find("officers")]).toEqual([undefined, { key: "made" }]);
  });

  it("serves what is a second old at most while changes go unheard, and nothing from then once they are heard", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache();
    cache.isDeaf = true;
    await cache.obtain("a", { make: text("unheard"), sizeOf: one });
    vi.advanceTimersByTime(999);
    expect(cache.find("a")).toEqual({ value: "unheard" });
    vi.advanceTimersByTime(1);
    expect(cache.find("a")).toBeUndefined();
    await cache.obtain("a", { make: text("still unheard"), sizeOf: one });
    cache.isDeaf = false;
    expect(cache.find("a")).toBeUndefined();
  });

  it("serves nothing for long, because posts appear by the clock", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache();
    await cache.obtain("a", { make: text("before"), sizeOf: one });
    vi.advanceTimersByTime(29_000);
    expect(cache.find("a")).toEqual({ value: "before" });
    vi.advanceTimersByTime(2_000);
    expect((await cache.obtain("a", { make: text("after"), sizeOf: one })).value).toEqual({ value: "after" });
  });

  it("is as old as the oldest of what it was made from", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache();
    const settings = (value: string) => cache.obtain("settings", { make: text(value), sizeOf: one });
    await settings("before");
    vi.advanceTimersByTime(29_000);
    const page = async () => (await settings("after")).value;
    expect((await cache.obtain("page", { make: page, sizeOf: one })).value).toEqual({ value: "before" });
    vi.advanceTimersByTime(1_000);
    expect((await cache.obtain("page", { make: page, sizeOf: one })).value).toEqual({ value: "after" });
  });

  it("forgets what has gone, also for a database that is away", async () => {
    const cache = new ContentCache();
    await cache.obtain("a", { make: text("shown"), sizeOf: one });
    cache.invalidate();
    await cache.obtain("a", { make: text("gone"), sizeOf: () => undefined });
    cache.isDatabaseAway = true;
    const refuseToMake = () => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }));
    await expect(cache.obtain("a", { make: refuseToMake, sizeOf: one })).rejects.toThrow("no");
  });

  it("answers with the last known while the database is away, for so long, and stores nothing that is made from it", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache(60_000);
    const refuseToMake = vi.fn(() => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" })));
    await cache.obtain("settings", { make: text("known"), sizeOf: one });
    vi.advanceTimersByTime(31_000);
    const lastKnown = { value: { value: "known" }, isLastKnown: true };
    expect(await cache.obtain("settings", { make: refuseToMake, sizeOf: one })).toEqual(lastKnown);
    cache.isDatabaseAway = true;
    expect(await cache.obtain("settings", { make: refuseToMake, sizeOf: one })).toEqual(lastKnown);
    expect(refuseToMake).toHaveBeenCalledTimes(1);
    const page = async () => (await cache.obtain("settings", { make: refuseToMake, sizeOf: one })).value;
    expect(await cache.obtain("page", { make: page, sizeOf: one })).toEqual(lastKnown);
    expect([cache.find("page"), cache.findOutdated("page")]).toEqual([undefined, undefined]);
    vi.advanceTimersByTime(60_000);
    expect(await cache.obtain("settings", { make: refuseToMake, sizeOf: one })).toEqual(lastKnown);
    vi.advanceTimersByTime(1);
    await expect(cache.obtain("settings", { make: refuseToMake, sizeOf: one })).rejects.toThrow("no");
    cache.isDatabaseAway = false;
    expect(await cache.obtain("settings", { make: text("new"), sizeOf: one })).toEqual({ value: { value: "new" }, isLastKnown: false });
  });

  it("counts from the making where something had changed before the database went away", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache(60_000);
    const refuseToMake = () => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }));
    await cache.obtain("a", { make: text("known"), sizeOf: one });
    cache.invalidate();
    vi.advanceTimersByTime(60_000);
    cache.isDatabaseAway = true;
    expect((await cache.obtain("a", { make: refuseToMake, sizeOf: one })).isLastKnown).toBe(true);
    vi.advanceTimersByTime(1);
    await expect(cache.obtain("a", { make: refuseToMake, sizeOf: one })).rejects.toThrow("no");
  });

  it("does not hide a fault behind the last known", async () => {
    const cache = new ContentCache();
    await cache.obtain("a", { make: text("known"), sizeOf: one });
    cache.invalidate();
    await expect(cache.obtain("a", { make: () => Promise.reject(new Error("a bug")), sizeOf: one })).rejects.toThrow("a bug");
  });

  it("is bounded in bytes and in entries, whatever it is asked for", async () => {
    const cache = new ContentCache();
    const megabyte = () => 1024 * 1024;
    for (let key = 0; key < 100; key++) await cache.obtain(`large ${key}`, { make: text("x"), sizeOf: megabyte });
    expect(cache.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    for (let key = 0; key < 5_000; key++) await cache.obtain(`small ${key}`, { make: text("x"), sizeOf: one });
    expect(cache.size).toBeLessThanOrEqual(2_000);
  });
});
