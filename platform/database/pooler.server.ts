import type pg from "pg";
import { StartError } from "#platform/config.server.ts";

const advice =
  "The pooler in front of the database gives each transaction another session; timeouts, locks and news of other nodes need one that stays. Set pool_mode = session, or name the server itself in DATABASE_URL.";

/** A pooler may return the same session by chance. */
const rounds = 3;

/**
 * Through a pooler that shares sessions, settings would leak to other clients, the lock around migrations would not hold and LISTEN would
 * receive nothing, all without an error. To detect it, a second client works between two queries of a first: with shared sessions the
 * second gets the first's session, or the first gets another one.
 */
export async function refuseSharedSessions(pool: pg.Pool): Promise<void> {
  await withClient(pool, (first) =>
    withClient(pool, async (second) => {
      for (let round = 0; round < rounds; round++) if (await sharesSessions(first, second)) throw new StartError(advice);
    }),
  );
}

/** The client is closed afterwards and does not return to the pool. */
async function withClient(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  await work(client).finally(() => client.release(true));
}

async function sharesSessions(first: pg.PoolClient, second: pg.PoolClient): Promise<boolean> {
  const session = await sessionOf(first);
  // Some poolers rotate sessions, and would return to the same one with the second client in between.
  if ((await sessionOf(first)) !== session) return true;
  try {
    await second.query("begin");
  } catch (error) {
    if (isProtocolViolation(error)) return true;
    throw error;
  }
  try {
    // In this order: a pooler with a single session would never serve the first client while the second holds it.
    return (await sessionOf(second)) === session || (await sessionOf(first)) !== session;
  } finally {
    await second.query("rollback");
  }
}

async function sessionOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

/** The response of a pooler in statement mode to a transaction. */
const isProtocolViolation = (error: unknown) => error instanceof Error && "code" in error && error.code === "08P01";
