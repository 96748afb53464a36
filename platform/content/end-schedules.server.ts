import { and, eq, isNotNull, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { DraftPartName } from "#lib/draft-parts.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { withoutParts } from "./scheduled-content.server.ts";

type RecordName = { entity: string; id: number };

/**
 * Parts that were published or discarded leave the schedules that wait for them. A schedule without parts is canceled, and so is the
 * publication of a set that has become empty. A schedule that is running now is left alone: waiting for its row could be a deadlock.
 */
export async function endSchedules(
  tx: Db,
  { entity, id }: RecordName,
  parts: readonly DraftPartName[],
  { scheduleId }: { scheduleId?: number } = {},
): Promise<void> {
  const isPublication = and(eq(schedules.action, "publish"), scheduleId === undefined ? undefined : ne(schedules.scheduleId, scheduleId));
  const isOfRecord = and(isPublication, eq(schedules.entity, entity), eq(schedules.entityId, id));
  await removeParts(tx, await lockWaiting(tx, isOfRecord), parts);
  const members = tx.select({ one: sql`1` }).from(draftParts).where(eq(draftParts.setId, schedules.setId));
  await cancelAll(tx, await lockWaiting(tx, and(isPublication, isNotNull(schedules.setId), notExists(members))));
}

/** A set that was reverted is not taken down later: that would hide the restored records. */
export const endSetSchedules = async (tx: Db, setId: number): Promise<void> =>
  cancelAll(tx, await lockWaiting(tx, eq(schedules.setId, setId)));

type Schedule = typeof schedules.$inferSelect;

const lockWaiting = (tx: Db, condition: SQL | undefined): Promise<Schedule[]> =>
  tx
    .select()
    .from(schedules)
    .where(and(eq(schedules.state, "waiting"), condition))
    .for("update", { skipLocked: true });

export async function removeParts(tx: Db, waiting: readonly Schedule[], gone: readonly DraftPartName[]): Promise<void> {
  for (const schedule of waiting) {
    const parts = schedule.parts?.filter((part) => !gone.includes(part)) ?? [];
    const confirmedContent = schedule.confirmedContent && withoutParts(schedule.confirmedContent, gone);
    if (parts.length === 0) await cancelAll(tx, [schedule]);
    else if (parts.length < (schedule.parts?.length ?? 0))
      await tx.update(schedules).set({ parts, confirmedContent }).where(eq(schedules.scheduleId, schedule.scheduleId));
  }
}

async function cancelAll(tx: Db, waiting: readonly Schedule[]): Promise<void> {
  for (const { scheduleId } of waiting) await tx.update(schedules).set({ state: "canceled" }).where(eq(schedules.scheduleId, scheduleId));
}
