import { lt, sql } from "drizzle-orm";
import { isVisitedPage, keptCountMonths } from "#app/features/reports/reads.server.ts";
import { officeDay } from "#lib/dates.ts";
import { englishPath, languageOf } from "#lib/languages.ts";
import { addMonths } from "#lib/months.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Channel } from "./channels.ts";
import { contactWayUses } from "./tables/contact-way-uses.server.ts";

/** Counts one use on the page with this path, in the page's language. Only visited paths are stored: otherwise made-up paths could fill the table. */
export async function countWayUse(db: Db, channel: Channel, pagePath: string, now: Date): Promise<void> {
  const visited = englishPath(pagePath);
  const path = (await isVisitedPage(db, visited, now)) ? visited : "";
  const { day, language } = contactWayUses;
  await db
    .insert(contactWayUses)
    .values({ day: officeDay(now), channel, path, language: languageOf(pagePath), count: 1 })
    .onConflictDoUpdate({
      target: [day, contactWayUses.channel, contactWayUses.path, language],
      set: { count: sql`${contactWayUses.count} + 1` },
    });
}

/** What a stored question counts as; one that is answered on its visitor's page has no `replyBy`. */
export const channelOfReply = (replyBy: string | null): Channel => (replyBy === "call" ? "callMe" : replyBy === null ? "noName" : "write");

export async function purgeWayUses(db: Db, now: Date): Promise<void> {
  await db.delete(contactWayUses).where(lt(contactWayUses.day, officeDay(addMonths(now, -keptCountMonths))));
}
