import { and, gte, lte, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { contactWayUses } from "./tables/contact-way-uses.server.ts";

/** How often each channel was used on each day of a period, in each language. */
export function wayUsesByDay(db: Db, { from, to }: { from: string; to?: string }) {
  const { day, channel, language, count } = contactWayUses;
  return db
    .select({ day, channel, language, uses: sql<number>`sum(${count})`.mapWith(Number) })
    .from(contactWayUses)
    .where(and(gte(day, from), to === undefined ? undefined : lte(day, to)))
    .groupBy(day, channel, language);
}
