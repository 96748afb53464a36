import { is, sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/db.server.ts";
import { refuseClash } from "#platform/database/errors.server.ts";

/** A change withdraws something unless it only adds records and edits texts. What it withdraws must not be shown again, not even in an outage. */
export type ContentChange = { withdraws: boolean };

type Listener = (change: ContentChange) => void;
const listeners = new Set<Listener>();

/** Calls the listener after every content change that this process commits, before the change is acknowledged. */
export function onContentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const contentChannel = "umbral_content";
/** Notifications with another text, or none, are of changes that withdraw something. */
const editPayload = "edit";

export const parseChange = (payload: string | undefined): ContentChange => ({ withdraws: payload !== editPayload });

/** Says that the change of this transaction withdraws something; forgotten if the transaction or its savepoint is rolled back. */
export async function noteWithdrawal(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('umbral.withdraws', 'on', true)`);
}

async function announce(tx: Db): Promise<ContentChange> {
  const payload = sql<string>`case when current_setting('umbral.withdraws', true) = 'on' then '' else ${editPayload} end`;
  const [sent] = await tx.select({ payload }).from(sql`pg_notify(${contentChannel}, ${payload})`);
  return parseChange(sent?.payload);
}

/** Runs a content change in a transaction, and announces it to all nodes after the commit. Within a transaction it is part of that one. */
export async function changeContent<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (is(db, PgTransaction)) return db.transaction(work).catch(refuseClash);
  const { result, change } = await db
    .transaction(async (tx) => ({ result: await work(tx), change: await announce(tx) }))
    .catch(refuseClash);
  for (const listener of listeners) listener(change);
  return result;
}
