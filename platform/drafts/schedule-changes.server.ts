import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";

type Listener = () => void;
const listeners = new Set<Listener>();

export const scheduleChannel = "umbral_schedules";

/** Calls the listener when a schedule was set or canceled, on this node or another. */
export function onScheduleChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceScheduleChange(): void {
  for (const listener of listeners) listener();
}

/** Runs the work in a transaction, and notifies all nodes after the commit that their next due time may have changed. */
export async function changeSchedules<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const result = await db.transaction(async (tx) => {
    const result = await work(tx);
    await tx.execute(sql`select pg_notify(${scheduleChannel}, '')`);
    return result;
  });
  announceScheduleChange();
  return result;
}
