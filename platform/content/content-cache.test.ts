import { afterEach, describe, expect, it, vi } from "vitest";
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
    expect(first).toBe(second);
    expect(await cache.obtain("a", make, one)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    cache.invalidate();
    expect([cache.find("a"), cache.findOutdated("a")]).toEqual([undefined, first]);
    await cache.obtain("a", make, one);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("hands nothing that was begun before a change to whoever asks after it", async () => {
    const cache = new ContentCache();
    const { promise: oldValue, resolve } = Promise.withResolvers<{ value: string }>();
    const pendingAnswer = cache.obtain("a", () => oldValue, one);
    cache.invalidate();
    expect(await cache.obtain("a", text("new"), one)).toEqual({ value: "new" });
    resolve({ value: "old" });
    expect(await pendingAnswer).toEqual({ value: "old" });
    expect(cache.find("a")).toEqual({ value: "new" });
  });

  it("stores no failure, nothing without a size, and nothing while changes would go unheard", async () => {
    const cache = new ContentCache();
    await expect(cache.obtain("a", () => Promise.reject(new Error("down")), one)).rejects.toThrow("down");
    await cache.obtain("a", text("not for everyone"), () => undefined);
    expect(cache.find("a")).toBeUndefined();
    cache.enabled = false;
    const make = vi.fn(text("unheard"));
    await Promise.all([cache.obtain("a", make, one), cache.obtain("a", make, one)]);
    expect(make).toHaveBeenCalledTimes(2);
    cache.enabled = true;
    expect(cache.find("a")).toBeUndefined();
  });

  it("serves nothing for long, because posts appear by the clock", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache();
    await cache.obtain("a", text("before"), one);
    vi.advanceTimersByTime(29_000);
    expect(cache.find("a")).toEqual({ value: "before" });
    vi.advanceTimersByTime(2_000);
    expect(await cache.obtain("a", text("after"), one)).toEqual({ value: "after" });
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
