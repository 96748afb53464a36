import { lt, sql } from "drizzle-orm";
import { keptCountMonths } from "#app/features/reports/reads.server.ts";
import { pageViews } from "#app/features/reports/tables/page-views.server.ts";
import { officeDay } from "#lib/dates.ts";
import { englishPath, languageOf } from "#lib/languages.ts";
import { addMonths } from "#lib/months.ts";
import type { Db } from "#platform/database/db.server.ts";

/** Adds the counts of one node. Rows are sorted, so that two nodes cannot deadlock. */
export async function addPageViews(db: Db, views: ReadonlyMap<string, number>, now: Date): Promise<void> {
  if (views.size === 0) return;
  const day = officeDay(now);
  const rows = [...views]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, count]) => ({ day, path: englishPath(path), language: languageOf(path), count }));
  await db
    .insert(pageViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path, pageViews.language],
      set: { count: sql`${pageViews.count} + excluded.count` },
    });
}

export async function purgePageViews(db: Db, now: Date): Promise<void> {
  await db.delete(pageViews).where(lt(pageViews.day, officeDay(addMonths(now, -keptCountMonths))));
}
