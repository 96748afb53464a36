import { and, eq, gte } from "drizzle-orm";
import { officeDay } from "#lib/dates.ts";
import { addMonths } from "#lib/months.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pageViews } from "./tables/page-views.server.ts";

/** Two years to compare, and the current month. */
export const keptCountMonths = 25;

/** Whether someone visited the page with this English path within a month, by the counts stored so far. */
export async function isVisitedPage(db: Db, path: string, now: Date): Promise<boolean> {
  const isRecent = gte(pageViews.day, officeDay(addMonths(now, -1)));
  const [view] = await db
    .select({ day: pageViews.day })
    .from(pageViews)
    .where(and(isRecent, eq(pageViews.path, path)))
    .limit(1);
  return view !== undefined;
}
