import { and, eq, ne } from "drizzle-orm";
import type { DraftPartName } from "#lib/draft-parts.ts";
import type { Db } from "#platform/database/db.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";

type RecordName = { entity: string; id: number };

/**
 * Parts that were published or discarded leave the schedules that wait for them, and a schedule without parts is canceled. A schedule
 * that is running now is left alone: it holds its row, and waiting for it would be a deadlock.
 */
export async function endSchedules(
  tx: Db,
  { entity, id }: RecordName,
  parts: readonly DraftPartName[],
  { setId, scheduleId }: { setId?: number; scheduleId?: number } = {},
): Promise<void> {
  const isWaiting = and(
    eq(schedules.state, "waiting"),
    eq(schedules.action, "publish"),
    scheduleId === undefined ? undefined : ne(schedules.scheduleId, scheduleId),
  );
  const isOfRecord = and(isWaiting, eq(schedules.entity, entity), eq(schedules.entityId, id));
  await removeParts(tx, await tx.select().from(schedules).where(isOfRecord).for("update", { skipLocked: true }), parts);
  if (setId === undefined) return;
  const isOfSet = and(isWaiting, eq(schedules.setId, setId));
  await cancelAll(tx, await tx.select().from(schedules).where(isOfSet).for("update", { skipLocked: true }));
}

type Schedule = typeof schedules.$inferSelect;

export async function removeParts(tx: Db, waiting: readonly Schedule[], gone: readonly DraftPartName[]): Promise<void> {
  for (const schedule of waiting) {
    const parts = schedule.parts?.filter((part) => !gone.includes(part)) ?? [];
    if (parts.length === 0) await cancelAll(tx, [schedule]);
    else if (parts.length < (schedule.parts?.length ?? 0))
      await tx.update(schedules).set({ parts }).where(eq(schedules.scheduleId, schedule.scheduleId));
  }
}

async function cancelAll(tx: Db, waiting: readonly Schedule[]): Promise<void> {
  for (const { scheduleId } of waiting) await tx.update(schedules).set({ state: "canceled" }).where(eq(schedules.scheduleId, scheduleId));
}
