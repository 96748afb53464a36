import { sql } from "drizzle-orm";
import type { Log } from "#platform/log.server.ts";
import type { Db } from "./db.server.ts";

/** Frees the rows, ends the segment of the write-ahead log that has them, and makes the segments before it unnecessary. */
const steps = { vacuum: sql`vacuum`, "switch of segments": sql`select pg_switch_wal()`, checkpoint: sql`checkpoint` };

/**
 * Text that was deleted stays in the database's own files for a while: in the table, and in the write-ahead log. This shortens it as far
 * as the role may: a Postgres lets only some switch segments and make checkpoints (docs/DATA.md). It never fails, because the text is
 * deleted either way.
 */
export async function discardErasedText(db: Db, log: Log): Promise<void> {
  for (const [name, statement] of Object.entries(steps)) {
    await db
      .execute(statement)
      .catch((error: unknown) => log.warn({ step: name, err: error }, "Deleted text stays in the database's files for longer"));
  }
}
