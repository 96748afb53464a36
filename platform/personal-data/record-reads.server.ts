import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { isUnavailable } from "#platform/database/unavailable.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { RecordsRead } from "./records-read.server.ts";
import { personalDataReads } from "./tables/personal-data-reads.server.ts";

/** An open list is fetched again and again; the same read within one window is one row that counts how often. */
const windowMs = 10 * 60_000;

type Reader = { userId: number; clientAddress: string; call: string };

/**
 * Records who read which records before the response is sent. A read that cannot be recorded fails, except while the database cannot
 * write (an outage, a standby, a full disk): then the log has it, so that staff can still reach their customers.
 */
export async function recordReads(
  { db, log }: Pick<Platform, "db" | "log">,
  { userId, clientAddress, call }: Reader,
  records: RecordsRead[],
  now = new Date(),
): Promise<void> {
  const rows = [...Map.groupBy(records, ({ entity }) => entity)]
    .map(([entity, parts]) => ({ entity, recordIds: [...new Set(parts.flatMap(({ ids }) => ids))].sort((a, b) => a - b) }))
    .filter(({ recordIds }) => recordIds.length > 0)
    .map(({ entity, recordIds }) => {
      const facts = [Math.floor(now.getTime() / windowMs), userId, clientAddress, call, entity, recordIds.join()];
      const readKey = createHash("sha256").update(facts.join("\n")).digest("base64url");
      return { readKey, at: now, lastAt: now, userId, clientAddress, call, entity, recordIds };
    });
  if (rows.length === 0) return;
  try {
    await db
      .insert(personalDataReads)
      .values(rows)
      .onConflictDoUpdate({
        target: personalDataReads.readKey,
        set: { times: sql`${personalDataReads.times} + 1`, lastAt: sql`excluded.last_at` },
      });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const reads = rows.map(({ entity, recordIds }) => ({ entity, recordIds }));
    log.warn({ err: error, userId, clientAddress, call, reads }, "A read of personal data could not be recorded");
  }
}
