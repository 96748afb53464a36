import { sql } from "drizzle-orm";
import { features } from "#app/features/features.server.ts";
import { purgeKnownDevices } from "#platform/accounts/known-device.server.ts";
import { purgeUsedCodes } from "#platform/accounts/used-codes.server.ts";
import { lastSealHash } from "#platform/audit/audit-chain.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { discardErasedText } from "#platform/database/discard-erased-text.server.ts";
import { purgeExpired } from "#platform/lifecycle/retention.server.ts";
import { sweepImages } from "#platform/lifecycle/sweep-images.server.ts";
import { purgeLimits } from "#platform/limits/limits.server.ts";
import type { Log } from "#platform/log.server.ts";
import { purgeReceivedForms } from "#platform/pending-forms/received-forms.server.ts";
import type { Platform } from "#platform/platform.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Requests come first after a start; the cleanup uses the same thread. */
const settledMs = 60_000;

/**
 * Deletes what has expired, then unused pictures, then what is left of it in the database's files. The embedded database
 * has no autovacuum to keep its statistics current.
 */
export async function runDailyCleanup(
  platform: Pick<Platform, "db" | "config" | "log" | "storage" | "definitions">,
  kind: Database["kind"],
  now = new Date(),
): Promise<void> {
  const { db, log } = platform;
  // First, in case something fails: logs may be kept elsewhere.
  const seal = await lastSealHash(db);
  if (seal !== undefined) log.info({ seal }, "The activity log ends with this seal");
  const purgedCounts = await purgeExpired(platform, now);
  if (Object.values(purgedCounts).some((count) => count > 0)) log.info(purgedCounts, "Removed what has come to its end");
  const removedCount = await sweepImages(platform, now);
  if (removedCount > 0) log.info({ removed: removedCount }, "Removed pictures that nothing uses");
  for (const purge of features.flatMap(({ daily = [] }) => daily)) await purge(db, now);
  await purgeReceivedForms(db, now);
  await purgeLimits(db);
  await purgeKnownDevices(db);
  await purgeUsedCodes(db);
  if (kind === "embedded") await db.execute(sql`analyze`);
  await discardErasedText(db, log);
}

/** Soon after the start and once a day. A failure never stops the site. */
export function everyDay(work: () => Promise<unknown>, log: Log): void {
  const attempt = () => work().catch((error: unknown) => log.warn({ err: error }, "The daily cleanup failed"));
  setTimeout(attempt, settledMs).unref();
  setInterval(attempt, dayMs).unref();
}
