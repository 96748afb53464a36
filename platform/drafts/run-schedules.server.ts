import { and, asc, eq, notInArray, type SQL, sql } from "drizzle-orm";
import { changeContent } from "#platform/content/content-changes.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import { attemptChange } from "./schedule-attempt.server.ts";
import { findScheduleAuthor, queueFailureMail } from "./schedule-author.server.ts";
import { lockTarget, readPartsToPublish, type ScheduledChange } from "./schedule-target.server.ts";
import { schedules } from "./tables/schedules.server.ts";

/** While another node runs schedules, or after an error. */
const retryMs = 500;

/**
 * Runs every schedule that is due, in order, each in a transaction of its own. Returns the milliseconds until the next one is due,
 * undefined if none waits. A signal ends it after the schedule that is running. The database's clock decides, so that nodes with different clocks agree.
 */
export async function runDueSchedules(
  platform: Platform,
  kinds: readonly DraftKind[],
  { now, signal }: { now?: Date; signal?: AbortSignal } = {},
): Promise<number | undefined> {
  const skipped: number[] = [];
  while (!signal?.aborted) {
    const [next] = await findNext(platform.db, now ? sql`${now.toISOString()}::timestamptz` : sql`now()`, skipped);
    if (!next || next.ms > 0) return skipped.length > 0 ? Math.min(retryMs, next?.ms ?? retryMs) : next?.ms;
    const outcome = await runSchedule(platform, kinds, next.scheduleId, now).catch((error: unknown) => {
      platform.log.error({ err: error, scheduleId: next.scheduleId }, "A schedule could not be run; it will be tried again");
      return "held" as const;
    });
    if (outcome === "busy") return retryMs;
    if (outcome === "held") skipped.push(next.scheduleId);
  }
  return retryMs;
}

/** Reads one entry of an index, however many schedules wait. */
export const findNext = (db: Db, now: SQL, skipped: readonly number[] = []) =>
  db
    .select({
      scheduleId: schedules.scheduleId,
      ms: sql<number>`ceil(extract(epoch from ${schedules.at} - ${now}) * 1000)`.mapWith(Number),
    })
    .from(schedules)
    .where(and(eq(schedules.state, "waiting"), skipped.length > 0 ? notInArray(schedules.scheduleId, [...skipped]) : undefined))
    .orderBy(asc(schedules.at), asc(schedules.scheduleId))
    .limit(1);

class AnotherNodeRuns extends Error {}

/** The change and the mark that it happened are one transaction, so that it happens exactly once however a process ends. */
async function runSchedule(
  platform: Platform,
  kinds: readonly DraftKind[],
  scheduleId: number,
  now?: Date,
): Promise<"ran" | "held" | "busy"> {
  try {
    const hasRun = await changeContent(platform.db, async (tx) => {
      if (!(await takeTurn(tx))) throw new AnotherNodeRuns();
      const isIt = and(eq(schedules.scheduleId, scheduleId), eq(schedules.state, "waiting"));
      const [found] = await tx.select().from(schedules).where(isIt);
      if (!found) return false;
      await lockTarget(tx, found);
      const [schedule] = await tx.select().from(schedules).where(isIt).for("update", { skipLocked: true });
      if (!schedule) return false;
      const isThis = eq(schedules.scheduleId, scheduleId);
      if (await hasNothingLeft(tx, schedule)) {
        await tx.update(schedules).set({ state: "canceled" }).where(isThis);
        return true;
      }
      const author = await findScheduleAuthor(tx, schedule.createdBy);
      const failure = await attemptChange(platform, tx, kinds, schedule, author);
      const outcome = { state: failure ? ("failed" as const) : ("done" as const), failure: failure ?? null };
      await tx
        .update(schedules)
        .set({ ...outcome, ranAt: now ?? sql`clock_timestamp()` })
        .where(isThis);
      if (failure) await queueFailureMail(tx, schedule, author, mailDomain(platform.config));
      return true;
    });
    announceMail();
    return hasRun ? "ran" : "held";
  } catch (error) {
    if (error instanceof AnotherNodeRuns) return "busy";
    throw error;
  }
}

/** Someone published or discarded everything by hand meanwhile. */
const hasNothingLeft = async (tx: Db, schedule: ScheduledChange): Promise<boolean> =>
  schedule.action === "publish" && (await readPartsToPublish(tx, schedule)).length === 0;

/** One node at a time, so that schedules for the same moment run in the order in which they were set. */
async function takeTurn(tx: Db): Promise<boolean> {
  const [row] = await tx.select({ taken: sql<boolean>`pg_try_advisory_xact_lock(hashtext('schedules'))` }).from(sql`(select) as one`);
  return row?.taken ?? false;
}
