import { desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { listPagesWithPaths } from "#app/features/pages/reads.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readKnownAddresses } from "./known-addresses.server.ts";
import { isWorthKeeping } from "./missed-address.ts";
import { suggestPage } from "./suggest-page.ts";
import { missedAddresses } from "./tables/missed-addresses.server.ts";

/** Of those that visitors asked for. */
export const maxMissed = 1_000;
const keptMs = 90 * 24 * 60 * 60_000;

const { path, misses, isIgnored, firstMissedAt, lastMissedAt } = missedAddresses;

/** Adds the counts of one node. Paths are sorted, so that two nodes cannot deadlock. */
export async function addMisses(db: Db, counts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const rows = [...counts]
    .filter(([missed]) => isWorthKeeping(missed))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([missed, count]) => ({ path: missed, misses: count, firstMissedAt: now, lastMissedAt: now }));
  await storeMissed(db, rows);
}

/** Imported addresses without a new one that no visitor has asked for yet. */
export async function readAwaited(db: Db): Promise<Set<string>> {
  const rows = await db.select({ path }).from(missedAddresses).where(eq(misses, 0));
  return new Set(rows.map((row) => row.path));
}

/** Imported addresses without a new one: staff chose them, so none is left out as a scanner's. */
export const addAwaited = (tx: Db, paths: string[], now: Date): Promise<void> =>
  storeMissed(
    tx,
    paths.toSorted().map((awaited) => ({ path: awaited, misses: 0, firstMissedAt: now, lastMissedAt: now })),
  );

async function storeMissed(db: Db, rows: Array<typeof missedAddresses.$inferInsert>): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(missedAddresses)
    .values(rows)
    .onConflictDoUpdate({ target: path, set: { misses: sql`${misses} + excluded.misses`, lastMissedAt: sql`excluded.last_missed_at` } });
  // The import has a limit of its own for what it adds.
  const rest = db
    .select({ path })
    .from(missedAddresses)
    .where(gt(misses, 0))
    .orderBy(desc(misses), desc(lastMissedAt), path)
    .offset(maxMissed);
  await db.delete(missedAddresses).where(inArray(path, rest));
}

/** The most missed first, each with the page that its words suggest. Addresses that work by now are left out, until their redirect is deleted. */
export async function listMissed(db: Db) {
  const rows = await db
    .select({ path, misses, firstMissedAt, lastMissedAt })
    .from(missedAddresses)
    .where(eq(isIgnored, false))
    .orderBy(desc(misses), desc(lastMissedAt), path);
  const { isServed, isFormer, redirects } = await readKnownAddresses(db);
  const pages = (await listPagesWithPaths(db)).filter(({ isShown }) => isShown);
  return rows
    .filter((row) => !isServed(row.path) && !isFormer(row.path) && !redirects.has(row.path))
    .map((row) => ({ ...row, suggestion: suggestPage(row.path, pages) ?? null }));
}

export async function ignoreMissed(db: Db, missed: string): Promise<void> {
  const ignored = await db.update(missedAddresses).set({ isIgnored: true }).where(eq(path, missed)).returning({ path });
  if (ignored.length === 0)
    throw new AppError("notFound", { en: "This address is not in the list any more", es: "Esta dirección ya no está en la lista" });
}

export async function purgeMissed(db: Db, now: Date): Promise<void> {
  await db.delete(missedAddresses).where(lt(lastMissedAt, new Date(now.getTime() - keptMs)));
}
