import { createHash } from "node:crypto";
import { inArray, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/database/db.server.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { personalDataReads } from "./tables/personal-data-reads.server.ts";

export type RecordsRead = { entity: string; ids: readonly number[] };

/** For responses that list the records whose data they contain. */
export const recordsRead = z.array(z.object({ entity: z.string(), ids: z.array(z.int()) }));

const recordsOfFiles = new WeakMap<Response, RecordsRead[]>();

/** Notes whose data a file contains, which unlike JSON cannot be inspected afterwards. */
export function fileOfRecords(file: Response, ...records: RecordsRead[]): Response {
  recordsOfFiles.set(file, records);
  return file;
}

/** For the `personalData` of an operation that returns such a file. */
export function recordsInFile(file: object): RecordsRead[] {
  const records = file instanceof Response ? recordsOfFiles.get(file) : undefined;
  if (!records) throw new Error("A file of personal data must be made by fileOfRecords");
  return records;
}

/** An open list is fetched repeatedly; the same read within one window is one row with a count. */
const windowMs = 10 * 60_000;

type Reader = { userId: number; clientAddress: string; call: string };

/**
 * Before the response is sent. A read that cannot be recorded fails, except while the database cannot write (outage, standby, full disk):
 * then it is logged, so that staff can still reach their customers.
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

/** Returns how many were deleted, at most `limit`. */
export async function purgeReads(db: Db, before: Date, limit: number): Promise<number> {
  const { personalDataReadId: id, lastAt } = personalDataReads;
  const expiredIds = db.select({ id }).from(personalDataReads).where(lte(lastAt, before)).limit(limit);
  const purgedRows = await db.delete(personalDataReads).where(inArray(id, expiredIds)).returning({ id });
  return purgedRows.length;
}
