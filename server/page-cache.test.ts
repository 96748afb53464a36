import { describe, expect, it, vi } from "vitest";
import { finishPage } from "./finish-page.ts";
import { PageCache } from "./page-cache.ts";

const page = (html: string, status = 200, headers: Record<string, string> = {}) => finishPage(status, headers, html);
const textOf = async (made: ReturnType<typeof page>) => (await made).forms.identity.body.toString();

describe("the page cache", () => {
  it("renders once for everyone who asks at the same time", async () => {
    const cache = new PageCache();
    const render = vi.fn(() => page("one"));
    const answers = await Promise.all([1, 2, 3].map(() => textOf(cache.obtain("/", render))));
    expect(answers).toEqual(["one", "one", "one"]);
    expect(await textOf(cache.obtain("/", render))).toBe("one");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("shows a change to whoever asks after it, even while an older render is under way", async () => {
    const cache = new PageCache();
    const { promise: old, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof page>>>();
    const asking = cache.obtain("/", () => old);
    cache.clear();
    expect(await textOf(cache.obtain("/", () => page("new")))).toBe("new");
    resolve(await page("old"));
    await asking;
    expect(cache.find("/")?.forms.identity.body.toString()).toBe("new");
  });

  it("keeps no error, no private answer and nothing that sets a cookie", async () => {
    const cache = new PageCache();
    await cache.obtain("/a", () => page("x", 404));
    await cache.obtain("/b", () => page("x", 200, { "cache-control": "no-store" }));
    await cache.obtain("/c", () => page("x", 200, { "set-cookie": "a=b" }));
    expect(["/a", "/b", "/c"].map((key) => cache.find(key))).toEqual([undefined, undefined, undefined]);
  });

  it("does not keep a failure", async () => {
    const cache = new PageCache();
    await expect(cache.obtain("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await textOf(cache.obtain("/", () => page("up")))).toBe("up");
  });

  it("forgets after a minute, for posts that appear by the clock", async () => {
    vi.useFakeTimers();
    const cache = new PageCache();
    const making = page("x");
    await vi.runAllTimersAsync();
    await cache.obtain("/", () => making);
    vi.advanceTimersByTime(29_000);
    expect(cache.find("/")).toBeDefined();
    vi.advanceTimersByTime(2_000);
    expect(cache.find("/")).toBeUndefined();
    vi.useRealTimers();
  });
});
