import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartError } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import { Availability } from "./availability.server.ts";
import type { Database, Db } from "./db.server.ts";
import { failWhileAway, openSocket } from "./fail-while-away.server.ts";
import { refuseSharedSessions } from "./pooler.server.ts";

/** Any number that no other program on the same database uses. */
const preparationLock = 7_245_233;

const applicationName = `umbral ${process.pid}`;

export async function countOtherProcesses(db: Db): Promise<number> {
  const [row] = await db
    .execute(sql`select count(distinct application_name)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'umbral %' and application_name <> ${applicationName}`)
    .then((result) => (result as unknown as { rows: Array<{ count: number }> }).rows);
  return row?.count ?? 0;
}

export type Limits = { connections: number; seconds: number };
const usualLimits: Limits = { connections: 10, seconds: 10 };

export async function openPostgres(url: string, log: Log, limits = usualLimits, patienceMs = 30_000): Promise<Database> {
  const patience = limits.seconds * 1000;
  const availability = new Availability();
  const sockets = new Set<Socket>();
  const options: pg.PoolConfig = {
    connectionString: url,
    // For operators, and for a move, which must be the only process.
    application_name: applicationName,
    max: limits.connections,
    connectionTimeoutMillis: Math.min(5_000, patience),
    idleTimeoutMillis: 30_000,
    // The server times out first and says why; the client's timeout is for a machine that hangs.
    // Set after connecting: PgBouncer refuses connections that bring such settings.
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${patience}; set lock_timeout = ${patience}; set idle_in_transaction_session_timeout = ${patience * 6}`,
      ),
    query_timeout: patience + 2_000,
    stream: () => openSocket(sockets),
  };
  const pool = new pg.Pool(options);
  failWhileAway(pool, availability, sockets);
  // A connection that dies while it is idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "A database connection was lost"));
  // The same for one that dies in a transaction: its query fails, and the caller gets that error.
  pool.on("connect", (client) => client.on("error", (error) => log.debug({ err: error }, "A database connection was lost in use")));
  await reach(pool, url, log, patienceMs);
  const db = drizzle(pool, { casing: "snake_case" });
  return {
    db,
    kind: "postgres",
    availability,
    exclusively: async (work) => {
      // Without timeouts: this node or another one may migrate for a long time.
      const client = new pg.Client({ connectionString: url, application_name: applicationName });
      client.on("error", (error) => log.debug({ err: error }, "A database connection was lost in use"));
      await client.connect();
      try {
        await client.query("select pg_advisory_lock($1)", [preparationLock]);
        return await work(drizzle(client, { casing: "snake_case" }));
      } finally {
        // Ending the session releases the lock, also when the work failed.
        await client.end();
      }
    },
    migrate: (on, folder) => migrate(on as NodePgDatabase, { migrationsFolder: folder }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** A wrong password, user or database name: waiting does not help. */
const refusals = new Set(["28P01", "28000", "3D000"]);

/** Comparing and searching without accents needs UTF8. */
async function refuseOtherEncodings(pool: pg.Pool, host: string): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding !== "UTF8")
    throw new StartError(
      `The database at ${host} is encoded in ${encoding}, and has to be in UTF8: create database … encoding 'UTF8' template template0.`,
    );
}

async function reach(pool: pg.Pool, url: string, log: Log, patienceMs: number): Promise<void> {
  const { host } = new URL(url);
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await refuseSharedSessions(pool);
      await refuseOtherEncodings(pool, host);
      return;
    } catch (error) {
      if (error instanceof StartError) {
        await pool.end();
        throw error;
      }
      const reason = error instanceof Error ? error.message || error.name : String(error);
      const isRefused = refusals.has(String((error as { code?: unknown }).code));
      if (isRefused || Date.now() >= deadline) {
        await pool.end();
        const outcome = isRefused ? "refuses the given user or password" : "could not be reached";
        throw new StartError(`The database at ${host} ${outcome} (${reason}); check DATABASE_URL.`, { cause: error });
      }
      log.warn(`The database at ${host} does not answer yet (${reason}); trying again`);
      await sleep(1_000);
    }
  }
}
