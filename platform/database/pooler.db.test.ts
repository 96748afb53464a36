import { once } from "node:events";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { StartError } from "#platform/config.server.ts";
import { listenForChanges } from "#platform/content/content-listener.server.ts";
import { createLog } from "#platform/log.server.ts";
import { emptyPostgres } from "#test/database.ts";
import { type PoolMode, pgbouncerProgram, startPgbouncer } from "#test/pgbouncer.ts";
import { openPostgres } from "./postgres.server.ts";

const canTry = Boolean(process.env.TEST_POSTGRES_URL) && pgbouncerProgram !== undefined;
const log = createLog("silent");

async function pooled(mode: PoolMode, settings = ""): Promise<string> {
  const { url, remove } = await emptyPostgres();
  const pooler = await startPgbouncer(url, mode, settings);
  onTestFinished(async () => {
    await pooler.stop();
    await remove();
  });
  return pooler.url;
}

/** Leaves a pooler with as many idle sessions. */
async function useSessions(url: string, count: number): Promise<void> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }));
  for (const client of clients) {
    await client.connect();
    await client.query("begin");
  }
  for (const client of clients) await client.end();
}

it.runIf(canTry)("a pooler that keeps sessions apart works: limits, the lock around migrations, news of other nodes", async () => {
  const url = await pooled("session");
  const database = await openPostgres(url, log, { connections: 3, seconds: 7 });
  onTestFinished(() => database.close());
  const limit = await database.db.execute(sql`select current_setting('statement_timeout') as timeout`);
  expect(limit).toMatchObject({ rows: [{ timeout: "7s" }] });

  const steps: string[] = [];
  const prepare = (name: string) =>
    database.exclusively(async (db) => {
      steps.push(`${name} begins`);
      await db.execute(sql`select pg_sleep(0.02)`);
      steps.push(`${name} ends`);
    });
  await Promise.all([prepare("one"), prepare("two")]);
  expect(steps.map((step) => step.replace(/\w+ /, ""))).toEqual(["begins", "ends", "begins", "ends"]);

  const heard = new EventTarget();
  const dispatch = (name: string) => heard.dispatchEvent(new Event(name));
  const change = once(heard, "changed");
  const connection = once(heard, "connected");
  const watcher = { changed: () => dispatch("changed"), connected: (isConnected: boolean) => isConnected && dispatch("connected") };
  onTestFinished(listenForChanges(url, log, watcher));
  await connection;
  await database.db.execute(sql`notify umbral_content`);
  await change;
});

it.runIf(canTry).each<{ mode: PoolMode; settings?: string; sessions: number }>([
  { mode: "transaction", sessions: 0 },
  { mode: "transaction", sessions: 3 },
  { mode: "transaction", sessions: 2, settings: "server_round_robin = 1" },
  { mode: "transaction", sessions: 1, settings: "default_pool_size = 1" },
  { mode: "statement", sessions: 0 },
])("a pooler that shares sessions is refused: $mode, $sessions sessions, $settings", async ({ mode, settings, sessions }) => {
  const url = await pooled(mode, settings);
  await useSessions(url, sessions);
  const attempt = openPostgres(url, log);
  await expect(attempt).rejects.toThrow(StartError);
  await expect(attempt).rejects.toThrow("Set pool_mode = session");
});
