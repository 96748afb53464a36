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

export const contentChannel = "umbral_content";

/** Runs a content change in a transaction, and announces it to all nodes after the commit. Within a transaction it is part of that one. */
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
