import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/db.server.ts";
import { refuseClash } from "#platform/database/violations.server.ts";

type Listener = () => void;
const listeners = new Set<Listener>();

/** Told after every committed content change, before it is acknowledged. */
export function onContentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announceContentChange(): void {
  for (const listener of listeners) listener();
}

/**
 * One content change: all of it or nothing, and everyone who holds rendered content hears of it. Within a transaction nothing
 * has changed for anyone yet, and may never.
 */
export async function changeContent<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const result = await db.transaction((tx) => work(tx)).catch(refuseClash);
  if (!is(db, PgTransaction)) announceContentChange();
  return result;
}
