import { is, sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/db.server.ts";
import { refuseClash } from "#platform/database/errors.server.ts";

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls the listener after every content change that this process commits, before the change is acknowledged. */
export function onContentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** On which nodes tell each other that content has changed. */
export const contentChannel = "umbral_content";

/**
 * One content change: all of it or nothing, announced to this node and the others when it is committed. Within a transaction it is part of
 * that one's change.
 */
export async function changeContent<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (is(db, PgTransaction)) return db.transaction(work).catch(refuseClash);
  const result = await db
    .transaction(async (tx) => {
      const result = await work(tx);
      await tx.execute(sql`select pg_notify(${contentChannel}, '')`);
      return result;
    })
    .catch(refuseClash);
  for (const listener of listeners) listener();
  return result;
}
