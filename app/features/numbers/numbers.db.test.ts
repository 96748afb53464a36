import { describe, expect, it } from "vitest";
import { pageViews } from "#db/tables/page-views.server.ts";
import { testDatabase } from "#test/database.ts";
import { addPageViews, purgePageViews } from "./page-views.server.ts";

const current = testDatabase();

describe("page views", () => {
  it("of several nodes add up, by the office's day, page and language", async () => {
    const evening = new Date("2026-11-17T05:30:00Z");
    await addPageViews(current.db, new Map(), evening);
    await Promise.all([
      addPageViews(current.db, new Map([["/es/blog", 2]]), evening),
      addPageViews(current.db, new Map(Object.entries({ "/es/blog": 3, "/es": 1, "/blog": 7 })), evening),
    ]);
    const rows = await current.db.select().from(pageViews).orderBy(pageViews.path, pageViews.language);
    expect(rows).toEqual([
      { day: "2026-11-16", path: "/", language: "es", count: 1 },
      { day: "2026-11-16", path: "/blog", language: "en", count: 7 },
      { day: "2026-11-16", path: "/blog", language: "es", count: 5 },
    ]);
  });

  it("end after 25 months", async () => {
    const [longAgo, lately] = [new Date("2024-10-15T18:00:00Z"), new Date("2024-10-17T18:00:00Z")];
    for (const day of [longAgo, lately]) await addPageViews(current.db, new Map([["/", 1]]), day);
    await purgePageViews(current.db, new Date("2026-11-16T18:00:00Z"));
    expect((await current.db.select().from(pageViews)).map(({ day }) => day)).toEqual(["2024-10-17"]);
  });
});
