import { is, sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/db.server.ts";
import { refuseClash } from "#platform/database/violations.server.ts";

/** Hears of the tables that pages show something of, and that rows were changed in. */
type Listener = (tables: string[]) => void | Promise<void>;
const listeners = new Set<Listener>();

/** Told after every committed content change; the change is acknowledged when the listener is done. */
export function onContentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * One content change: all of it or nothing, and everyone who holds rendered content hears of it. Within a transaction nothing
 * has changed for anyone yet, and may never.
 */
export async function changeContent<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const { result, tables } = await db
    .transaction(async (tx) => {
      const result = await work(tx);
      return { result, tables: is(db, PgTransaction) ? [] : await changedTables(tx) };
    })
    .catch(refuseClash);
  if (tables.length > 0) await Promise.all(Array.from(listeners, (listener) => listener(tables)));
  return result;
}

/** The list that triggers keep while a transaction runs; they also tell the other nodes when it commits. */
async function changedTables(tx: Db): Promise<string[]> {
  const answer = await tx.execute(sql`select current_setting('umbral.changed_tables', true) as names`);
  const [row] = (answer as unknown as { rows: Array<{ names: string | null }> }).rows;
  return (row?.names ?? "").split(" ").filter((name) => name !== "");
}
