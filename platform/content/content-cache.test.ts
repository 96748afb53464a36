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
    const [first, second] = await Promise.all([cache.obtain("a", make, one), cache.obtain("a", make, one)]);
    expect(first.value).toBe(second.value);
    expect((await cache.obtain("a", make, one)).value).toBe(first.value);
    expect(make).toHaveBeenCalledTimes(1);
    cache.invalidate();
    expect([cache.find("a"), cache.findOutdated("a")]).toEqual([undefined, first.value]);
    await cache.obtain("a", make, one);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("hands nothing that was begun before a change to whoever asks after it", async () => {
    const cache = new ContentCache();
    const { promise: oldValue, resolve } = Promise.withResolvers<{ value: string }>();
    const pendingAnswer = cache.obtain("a", () => oldValue, one);
    cache.invalidate();
    expect((await cache.obtain("a", text("new"), one)).value).toEqual({ value: "new" });
    resolve({ value: "old" });
    expect((await pendingAnswer).value).toEqual({ value: "old" });
    expect(cache.find("a")).toEqual({ value: "new" });
  });

  it("stores no failure, and nothing without a size", async () => {
    const cache = new ContentCache();
    await expect(cache.obtain("a", () => Promise.reject(new Error("down")), one)).rejects.toThrow("down");
    await cache.obtain("a", text("not for everyone"), () => undefined);
    expect(cache.find("a")).toBeUndefined();
  });

  it("drops what was made from the table that changed, and leaves the rest", async () => {
    const cache = new ContentCache();
    const readOf = (statement: string) => async () => {
      tableRecorder.logQuery(statement, []);
      return { statement };
    };
    await cache.obtain("officers", readOf('select "a" from "officers" left join "images" on true'), one);
    await cache.obtain("posts", readOf('select "a" from "posts"'), one);
    await cache.obtain("unknown", readOf("select now()"), one);
    await cache.obtain("page", async () => (await cache.obtain("officers", readOf("not asked again"), one)).value, one);
    const keys = ["officers", "posts", "unknown", "page"];
    const found = () => keys.filter((key) => cache.find(key));
    cache.invalidate("elsewhere");
    expect(found()).toEqual(["officers", "posts", "page"]);
    cache.invalidate("posts");
    expect(found()).toEqual(["officers", "page"]);
    cache.invalidate("images");
    expect(found()).toEqual([]);
    await cache.obtain("posts", readOf('select "a" from "posts"'), one);
    expect(found()).toEqual(["posts"]);
    cache.invalidate();
    expect(found()).toEqual([]);
  });

  it("stores what was under way while something else changed, and not what it was made from", async () => {
    const cache = new ContentCache();
    const begin = (key: string, statement: string) => {
      const { promise, resolve } = Promise.withResolvers<{ key: string }>();
      const read = async () => {
        tableRecorder.logQuery(statement, []);
        return promise;
      };
      return { done: cache.obtain(key, read, one), resolve };
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
    await cache.obtain("a", text("unheard"), one);
    vi.advanceTimersByTime(999);
    expect(cache.find("a")).toEqual({ value: "unheard" });
    vi.advanceTimersByTime(1);
    expect(cache.find("a")).toBeUndefined();
    await cache.obtain("a", text("still unheard"), one);
    cache.isDeaf = false;
    expect(cache.find("a")).toBeUndefined();
  });

  it("serves nothing for long, because posts appear by the clock", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache();
    await cache.obtain("a", text("before"), one);
    vi.advanceTimersByTime(29_000);
    expect(cache.find("a")).toEqual({ value: "before" });
    vi.advanceTimersByTime(2_000);
    expect((await cache.obtain("a", text("after"), one)).value).toEqual({ value: "after" });
  });

  it("answers with the last known while the database is away, for so long, and stores nothing that is made from it", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache(60_000);
    const refused = vi.fn(() => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" })));
    await cache.obtain("settings", text("known"), one);
    vi.advanceTimersByTime(31_000);
    const lastKnown = { value: { value: "known" }, isLastKnown: true };
    expect(await cache.obtain("settings", refused, one)).toEqual(lastKnown);
    cache.isDatabaseAway = true;
    expect(await cache.obtain("settings", refused, one)).toEqual(lastKnown);
    expect(refused).toHaveBeenCalledTimes(1);
    const page = async () => (await cache.obtain("settings", refused, one)).value;
    expect(await cache.obtain("page", page, one)).toEqual(lastKnown);
    expect([cache.find("page"), cache.findOutdated("page")]).toEqual([undefined, undefined]);
    vi.advanceTimersByTime(30_000);
    await expect(cache.obtain("settings", refused, one)).rejects.toThrow("no");
    cache.isDatabaseAway = false;
    expect(await cache.obtain("settings", text("new"), one)).toEqual({ value: { value: "new" }, isLastKnown: false });
  });

  it("does not hide a fault behind the last known", async () => {
    const cache = new ContentCache();
    await cache.obtain("a", text("known"), one);
    cache.invalidate();
    await expect(cache.obtain("a", () => Promise.reject(new Error("a bug")), one)).rejects.toThrow("a bug");
  });

  it("is bounded in bytes and in entries, whatever it is asked for", async () => {
    const cache = new ContentCache();
    const megabyte = () => 1024 * 1024;
    for (let key = 0; key < 100; key++) await cache.obtain(`large ${key}`, text("x"), megabyte);
    expect(cache.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    for (let key = 0; key < 5_000; key++) await cache.obtain(`small ${key}`, text("x"), one);
    expect(cache.size).toBeLessThanOrEqual(2_000);
  });
});
