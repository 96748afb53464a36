import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { testApp } from "#test/app.ts";
import { everyDay, tidy } from "./tidy.ts";

const { current } = testApp();

it("tidying keeps the statistics of the embedded database true, which nobody else does", async () => {
  const { db } = current.platform;
  await db.execute(sql`insert into blog_posts (slug, title) select n::text, 'T' from generate_series(1, 200) n`);
  await tidy(current.platform, "embedded");
  const result = await db.execute(sql`select reltuples from pg_class where relname = 'blog_posts'`);
  expect((result as unknown as { rows: Array<{ reltuples: number }> }).rows).toEqual([{ reltuples: 200 }]);
});

it("tidying waits until the first visitors have their pages, and ends no process when it fails", async () => {
  vi.useFakeTimers();
  const work = vi.fn(() => Promise.reject(new Error("the disk is gone")));
  const warn = vi.fn();
  everyDay(work, { ...current.platform.log, warn } as unknown as typeof current.platform.log);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([work.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(warn).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
