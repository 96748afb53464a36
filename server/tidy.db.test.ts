import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
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

it("tidying that fails does not end the process", async () => {
  await new Promise<void>((resolve) => {
    const warn = () => resolve();
    everyDay(() => Promise.reject(new Error("the disk is gone")), { ...current.platform.log, warn } as typeof current.platform.log);
  });
});
