import { sql } from "drizzle-orm";
import type { Log } from "#platform/log.server.ts";
import type { Db } from "./db.server.ts";

/** Frees the rows, ends their segment of the write-ahead log, and makes earlier segments unnecessary. */
const steps = { vacuum: sql`vacuum`, "switch of segments": sql`select pg_switch_wal()`, checkpoint: sql`checkpoint` };

/**
 * Deleted text stays in the database's files for a while, in the table and in the write-ahead log. This removes it as far as the role may
 * (docs/DATA.md), and never fails, because the rows are deleted either way.
 */
export async function discardErasedText(db: Db, log: Log): Promise<void> {
  for (const [name, statement] of Object.entries(steps)) {
    await db
      .execute(statement)
      .catch((error: unknown) => log.warn({ step: name, err: error }, "Deleted text stays in the database's files for longer"));
  }
}
