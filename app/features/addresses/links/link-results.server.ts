import { and, eq, gte, lt } from "drizzle-orm";
import { checkedLinks } from "#app/features/addresses/tables/checked-links.server.ts";
import { officeDay } from "#lib/dates.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { LinkState } from "./check-link.server.ts";

type Checked = typeof checkedLinks.$inferSelect;

const dayMs = 24 * 60 * 60_000;
/** What works is asked for once a week; what may not, every day. */
const restOf = ({ result, failures }: Checked) => (result === "works" && failures === 0 ? 7 * dayMs : dayMs);
const keptMs = 30 * dayMs;

const { url: urlColumn, result, checkedAt } = checkedLinks;

/** Results by address. */
export async function readResults(db: Db): Promise<Map<string, Checked>> {
  return new Map((await db.select().from(checkedLinks)).map((row) => [row.url, row]));
}

/** The link that has waited longest; new ones first. */
export function nextDueLink(urls: Iterable<string>, results: ReadonlyMap<string, Checked>, now: Date): string | undefined {
  let next: { url: string; since: number } | undefined;
  for (const url of urls) {
    const former = results.get(url);
    const since = former ? former.checkedAt.getTime() + restOf(former) : 0;
    if (since <= now.getTime() && (!next || since < next.since)) next = { url, since };
  }
  return next?.url;
}

/** A page is broken once it was missing on two days; a site may be down for one. */
export function judgeLink(former: Checked | undefined, found: LinkState, now: Date): Pick<Checked, "result" | "status" | "failures"> {
  const { status } = found;
  if (found.state === "works") return { result: "works", status, failures: 0 };
  const failures = former?.failures ?? 0;
  if (found.state === "unknown") return { result: former?.result === "broken" ? "broken" : "unknown", status, failures };
  const isSameDay = failures > 0 && former !== undefined && officeDay(former.checkedAt) === officeDay(now);
  const total = isSameDay ? failures : failures + 1;
  return { result: total >= 2 ? "broken" : "unknown", status, failures: total };
}

export async function storeResult(db: Db, url: string, checked: Pick<Checked, "result" | "status" | "failures">, now: Date): Promise<void> {
  const row = { ...checked, checkedAt: now };
  await db
    .insert(checkedLinks)
    .values({ url, ...row })
    .onConflictDoUpdate({ target: urlColumn, set: row });
}

/** Whether another site was reached lately: otherwise a name that is not found says something about this server's network. */
export async function isOnline(db: Db, now: Date): Promise<boolean> {
  return (await db.$count(checkedLinks, and(eq(result, "works"), gte(checkedAt, new Date(now.getTime() - 2 * dayMs))))) > 0;
}

/** Links that the content no longer has are not asked for, so their results grow old. */
export async function purgeResults(db: Db, now: Date): Promise<void> {
  await db.delete(checkedLinks).where(lt(checkedAt, new Date(now.getTime() - keptMs)));
}
