import { afterEach, describe, expect, it, vi } from "vitest";
import { ContentCache } from "./content-cache.server.ts";

const one = () => 1;
const text = (value: string) => ({ make: async () => ({ value }), sizeOf: one });
const refuse = () => Promise.reject(Object.assign(new Error("no"), { code: "ECONNREFUSED" }));
const outage = { make: refuse, sizeOf: one };

afterEach(() => {
  vi.useRealTimers();
});

describe("the cache", () => {
  it("makes a value once however many callers wait, until content changes", async () => {
    const cache = new ContentCache();
    const make = vi.fn(text("a").make);
    const obtain = () => cache.obtain("a", { make, sizeOf: one });
    const [first, second] = await Promise.all([obtain(), obtain()]);
    expect(first.value).toBe(second.value);
    expect((await obtain()).value).toBe(first.value);
    expect(make).toHaveBeenCalledTimes(1);
    cache.invalidate();
    expect([cache.find("a"), cache.findFormer("a"), cache.outdatedKeys()]).toEqual([undefined, first.value, ["a"]]);
    await Promise.all([obtain(), obtain()]);
    expect(make).toHaveBeenCalledTimes(2);
    expect(cache.outdatedKeys()).toEqual([]);
  });

  it("hands nothing that was begun before a change to callers after it", async () => {
    const cache = new ContentCache();
    const { promise: oldValue, resolve } = Promise.withResolvers<{ value: string }>();
    const pendingAnswer = cache.obtain("a", { make: () => oldValue, sizeOf: one });
    cache.invalidate();
    expect((await cache.obtain("a", text("new"))).value).toEqual({ value: "new" });
    resolve({ value: "old" });
    expect((await pendingAnswer).value).toEqual({ value: "old" });
    expect(cache.find("a")).toEqual({ value: "new" });
  });

  it("stores no failure, and nothing without a size", async () => {
    const cache = new ContentCache();
    await expect(cache.obtain("a", outage)).rejects.toThrow("no");
    await cache.obtain("a", { ...text("not for everyone"), sizeOf: () => undefined });
    expect(cache.find("a")).toBeUndefined();
  });

  it("serves nothing for long, because posts appear by the clock", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache();
    await cache.obtain("a", text("before"));
    vi.advanceTimersByTime(14_999);
    expect(cache.find("a")).toEqual({ value: "before" });
    vi.advanceTimersByTime(1);
    expect((await cache.obtain("a", text("after"))).value).toEqual({ value: "after" });
  });

  it("serves no page that is older than a second while changes go unheard, and nothing from then once they are heard", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache();
    cache.isListening = false;
    const settings = (value: string) => cache.obtain("settings", text(value));
    const page = { make: async () => (await settings("new")).value, sizeOf: one };
    await settings("old");
    vi.advanceTimersByTime(499);
    expect((await cache.obtain("page", page)).value).toEqual({ value: "old" });
    vi.advanceTimersByTime(499);
    expect(cache.find("page")).toEqual({ value: "old" });
    vi.advanceTimersByTime(2);
    expect((await cache.obtain("page", page)).value).toEqual({ value: "new" });
    const pendingPage = Promise.withResolvers<{ value: string }>();
    const begunMeanwhile = cache.obtain("other", { make: () => pendingPage.promise, sizeOf: one });
    vi.advanceTimersByTime(1);
    cache.isListening = true;
    pendingPage.resolve({ value: "unheard" });
    await begunMeanwhile;
    expect([cache.find("page"), cache.find("other")]).toEqual([undefined, undefined]);
  });

  it("answers with the last known while the database is away, for so long", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache(60_000);
    const make = vi.fn(refuse);
    const obtain = () => cache.obtain("a", { make, sizeOf: one });
    await cache.obtain("a", text("known"));
    vi.advanceTimersByTime(31_000);
    const lastKnown = { value: { value: "known" }, isLastKnown: true };
    expect(await obtain()).toEqual(lastKnown);
    cache.isDatabaseAway = true;
    expect(await obtain()).toEqual(lastKnown);
    expect(make).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(await obtain()).toEqual(lastKnown);
    vi.advanceTimersByTime(1);
    await expect(obtain()).rejects.toThrow("no");
    cache.isDatabaseAway = false;
    expect(await cache.obtain("a", text("new"))).toEqual({ value: { value: "new" }, isLastKnown: false });
  });

  it("makes a value again whose reads were cut by a failover, once, and not while the database is known to be away", async () => {
    const cache = new ContentCache();
    const make = vi.fn(refuse);
    make.mockImplementationOnce(refuse).mockImplementationOnce((async () => ({ value: "new" })) as never);
    expect(await cache.obtain("a", { make, sizeOf: one })).toEqual({ value: { value: "new" }, isLastKnown: false });
    await expect(cache.obtain("b", { make, sizeOf: one })).rejects.toThrow("no");
    expect(make).toHaveBeenCalledTimes(4);
    cache.isDatabaseAway = true;
    await expect(cache.obtain("b", { make, sizeOf: one })).rejects.toThrow("no");
    expect(make).toHaveBeenCalledTimes(5);
  });

  it("keeps the last known when texts are edited, and when changes are heard again before the outage is over", async () => {
    const cache = new ContentCache();
    const lastKnown = { value: { value: "known" }, isLastKnown: true };
    await cache.obtain("a", text("known"));
    cache.invalidate({ withdraws: false });
    expect(cache.find("a")).toBeUndefined();
    cache.isListening = false;
    expect(await cache.obtain("a", outage)).toEqual(lastKnown);
    cache.isDatabaseAway = true;
    expect(await cache.obtain("a", outage)).toEqual(lastKnown);
    cache.isListening = true;
    expect(await cache.obtain("a", outage)).toEqual(lastKnown);
  });

  it("brings nothing back from before a time in which a withdrawal may have gone unheard", async () => {
    vi.useFakeTimers();
    const cache = new ContentCache();
    const refused = (key: string) => expect(cache.obtain(key, outage)).rejects.toThrow("no");
    await cache.obtain("before", text("perhaps withdrawn"));
    cache.isListening = false;
    vi.advanceTimersByTime(3_001);
    await cache.obtain("meanwhile", text("known"));
    vi.advanceTimersByTime(499);
    cache.isDatabaseAway = true;
    vi.advanceTimersByTime(1_000);
    await refused("before");
    expect(await cache.obtain("meanwhile", outage)).toEqual({ value: { value: "known" }, isLastKnown: true });
    cache.isDatabaseAway = false;
    cache.isListening = true;
    await refused("before");
    cache.isDatabaseAway = true;
    await refused("before");
    await refused("meanwhile");
  });

  it("reads again before it brings back what an edit has outdated", async () => {
    const cache = new ContentCache();
    await cache.obtain("a", text("before"));
    cache.invalidate({ withdraws: false });
    const make = vi.fn(async () => ({ value: "after" })).mockImplementationOnce(refuse);
    expect(await cache.obtain("a", { make, sizeOf: one })).toEqual({ value: { value: "after" }, isLastKnown: false });
    expect(cache.find("a")).toEqual({ value: "after" });
  });

  it("does not store what was made of last known reads as new", async () => {
    const cache = new ContentCache();
    await cache.obtain("settings", text("before"));
    cache.invalidate({ withdraws: false });
    cache.isDatabaseAway = true;
    const page = { make: async () => (await cache.obtain("settings", outage)).value as { value: string }, sizeOf: one };
    expect(await cache.obtain("page", page)).toEqual({ value: { value: "before" }, isLastKnown: true });
    cache.isDatabaseAway = false;
    expect(cache.find("page")).toBeUndefined();
  });

  it("brings nothing back from before a withdrawal, whatever is edited after it", async () => {
    const cache = new ContentCache();
    await cache.obtain("before", text("withdrawn"));
    const pendingPage = Promise.withResolvers<{ value: string }>();
    const begunBefore = cache.obtain("begun before", { make: () => pendingPage.promise, sizeOf: one });
    cache.invalidate();
    pendingPage.resolve({ value: "withdrawn" });
    await begunBefore;
    await cache.obtain("after", text("known"));
    cache.invalidate({ withdraws: false });
    const obtainAll = () => Promise.all(["before", "begun before"].map((key) => expect(cache.obtain(key, outage)).rejects.toThrow("no")));
    await obtainAll();
    cache.isDatabaseAway = true;
    await obtainAll();
    expect(await cache.obtain("after", outage)).toEqual({ value: { value: "known" }, isLastKnown: true });
  });

  it("does not hide a fault behind the last known", async () => {
    const cache = new ContentCache();
    cache.isListening = false;
    await cache.obtain("a", text("known"));
    cache.isListening = true;
    expect(cache.outdatedKeys()).toEqual(["a"]);
    await expect(cache.obtain("a", { make: () => Promise.reject(new Error("a bug")), sizeOf: one })).rejects.toThrow("a bug");
  });

  it("is bounded in bytes and in entries, whatever it is asked for", async () => {
    const cache = new ContentCache();
    const megabyte = () => 1024 * 1024;
    for (let key = 0; key < 100; key++) await cache.obtain(`large ${key}`, { ...text("x"), sizeOf: megabyte });
    expect(cache.bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    for (let key = 0; key < 5_000; key++) await cache.obtain(`small ${key}`, text("x"));
    expect(cache.size).toBeLessThanOrEqual(2_000);
  });
});
