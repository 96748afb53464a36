import { createHash } from "node:crypto";
import { eq, inArray, lt, sql } from "drizzle-orm";
import { limitConcurrency } from "#lib/concurrency.ts";
import type { Db } from "#platform/database/db.server.ts";
import { createLimitMemory } from "./limit-memory.server.ts";
import type { Counter, Policy } from "./policy.server.ts";
import { rateLimits } from "./tables/rate-limits.server.ts";

/** Short, so that a block removed in the database soon ends on every node. */
const lifetimeMs = 1_000;

/** Caches blocks for a moment, so that a flood does not query the database. */
function createKnownBlocks() {
  const blocks = createLimitMemory<{ notedAt: number; until: Date }>();
  return {
    note: (key: string, until: Date, now: Date) => {
      blocks.set(key, { notedAt: now.getTime(), until });
    },
    find: (key: string, now: Date): Date | undefined => {
      const block = blocks.get(key);
      return block && now.getTime() - block.notedAt < lifetimeMs && block.until > now ? block.until : undefined;
    },
  };
}

export type Limit = { policy: Policy; by: string[] };

/** One per process and purpose. Few attempts query the database at once: after the first refusal the rest of a burst need not. */
export const createLimiter = (db: Db) => ({ db, knownBlocks: createKnownBlocks(), inTurn: limitConcurrency(4) });
export type Limiter = ReturnType<typeof createLimiter>;

type Row = Counter & { key: string };

/** `isFirstBlock`: this was the last free attempt. */
type TakenLimit = Row & { isFirstBlock: boolean };

export class LimitReached extends Error {
  readonly retryAfter: number;

  /** In seconds. */
  constructor(retryAfter: number) {
    super("A limit was reached");
    this.retryAfter = retryAfter;
  }
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** Hashed: the text comes from visitors, so its length is bounded and the table does not reveal it. */
export const limitKey = (scope: string, by: string[]) => [scope, ...by.map(digest)].join(":");

/**
 * Counts one attempt against all limits, or throws and counts against none. Runs before the guess is checked, so that simultaneous
 * attempts cannot slip past. Rows are locked in the order of their keys, which avoids deadlocks.
 */
export function takeAttempt(limiter: Limiter, limits: Limit[], now: Date): Promise<TakenLimit[]> {
  return limiter.inTurn(() => takeOne(limiter, limits, now));
}

async function takeOne({ db, knownBlocks }: Limiter, limits: Limit[], now: Date): Promise<TakenLimit[]> {
  const policies = new Map(limits.map(({ policy, by }) => [limitKey(policy.scope, by), policy]));
  const keys = [...policies.keys()].sort();
  refuseBlocked(
    keys.flatMap((key) => knownBlocks.find(key, now) ?? []),
    now,
  );
  const { blocks, taken } = await db.transaction(async (tx) => {
    const unusedLimit = { count: 0, blockedUntil: null, expiresAt: now };
    await tx
      .insert(rateLimits)
      .values(keys.map((key) => ({ key, ...unusedLimit })))
      .onConflictDoNothing();
    const rows = await tx.select().from(rateLimits).where(inArray(rateLimits.key, keys)).orderBy(rateLimits.key).for("update");
    const blocks = rows.flatMap(({ key, blockedUntil }) => (blockedUntil && blockedUntil > now ? [{ key, blockedUntil }] : []));
    const takenLimits: TakenLimit[] = [];
    for (const row of blocks.length > 0 ? [] : rows) {
      const policy = policies.get(row.key);
      if (!policy) continue;
      const counter = policy.next(row.expiresAt > now ? row : undefined, now);
      await tx.update(rateLimits).set(counter).where(eq(rateLimits.key, row.key));
      takenLimits.push({ key: row.key, ...counter, isFirstBlock: counter.count === policy.free });
    }
    return { blocks, taken: takenLimits };
  });
  for (const { key, blockedUntil } of blocks) knownBlocks.note(key, blockedUntil, now);
  refuseBlocked(
    blocks.map(({ blockedUntil }) => blockedUntil),
    now,
  );
  return taken;
}

export function refuseBlocked(blocks: Date[], now: Date): void {
  const longest = Math.max(0, ...blocks.map((until) => until.getTime() - now.getTime()));
  if (longest > 0) throw new LimitReached(longest / 1000);
}

/** Undoes the attempt; a block by a later one stays. */
export const giveBack = (db: Db, taken: Row[]): Promise<void> => uncount(db, taken, () => 1);

/** Undoes the attempt and those before it, but none after it: one right guess in a burst must not let the rest through. */
export const forgetUntil = (db: Db, taken: Row[]): Promise<void> => uncount(db, taken, ({ count }) => count);

async function uncount(db: Db, taken: Row[], howMany: (row: Row) => number): Promise<void> {
  for (const row of taken) {
    const blockedUntil = row.blockedUntil?.toISOString() ?? null;
    await db
      .update(rateLimits)
      .set({
        count: sql`greatest(${rateLimits.count} - ${howMany(row)}::integer, 0)`,
        blockedUntil: sql`nullif(${rateLimits.blockedUntil}, ${blockedUntil}::timestamptz)`,
      })
      .where(eq(rateLimits.key, row.key));
  }
}

export async function clearLimitsUnder(db: Db, scope: string, by: string[]): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${limitKey(scope, by)})`);
}

export async function purgeLimits(db: Db, now = new Date()): Promise<number> {
  return (await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now)).returning({ key: rateLimits.key })).length;
}
