import { sql } from "drizzle-orm";
import type { Db } from "./db.server.ts";

/** Transactions that take the lock of the same name run one after the other; it ends with the transaction. */
export async function takeAdvisoryLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
