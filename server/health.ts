import { Hono } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { isSchemaTooNew } from "#platform/backup/schema-version.server.ts";
import type { DatabaseCondition } from "#platform/database/availability.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pingDatabase } from "#platform/database/open.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** `lastPolledAt` is the last readiness request, by a balancer or anyone else. */
export type Lifecycle = { stopping: boolean; lastPolledAt?: number };

/** A reason why this node should get no requests. */
type ReadinessCheck = (platform: Platform) => string | undefined | Promise<string | undefined>;

/** Only faults of this node: without the shared database every node still serves from memory. */
const readinessChecks: ReadinessCheck[] = [hasOwnDatabase, fitsSchema];

export function health(lifecycle: Lifecycle) {
  return new Hono<ApiEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (c) => {
      lifecycle.lastPolledAt = Date.now();
      const { platform } = c.var;
      const reason = lifecycle.stopping ? "stopping" : await reasonAgainst(platform);
      const database: DatabaseCondition = platform.availability.condition;
      return c.json(reason ? { status: reason } : { status: "ready", database }, reason ? 503 : 200, { "Cache-Control": "no-store" });
    });
}

async function reasonAgainst(platform: Platform): Promise<string | undefined> {
  for (const check of readinessChecks) {
    const reason = await check(platform);
    if (reason) return reason;
  }
  return undefined;
}

/** Without its embedded database this node is broken. Postgres is polled elsewhere. */
async function hasOwnDatabase({ db, config }: Platform): Promise<string | undefined> {
  if (config.databaseUrl) return undefined;
  return pingDatabase(db).then(
    () => undefined,
    () => "database unavailable",
  );
}

/** A balancer asks every second; the schema changes only with upgrades. */
const outgrownMs = 5_000;
const lastAnswers = new WeakMap<Db, { at: number; isOutgrown: boolean }>();

/** Only the first check waits for the database. */
async function fitsSchema({ db, availability }: Platform): Promise<string | undefined> {
  const last = lastAnswers.get(db);
  if (!last) await askForSchema(db);
  else if (last.at <= Date.now() - outgrownMs && !availability.isAway) void askForSchema(db);
  return lastAnswers.get(db)?.isOutgrown ? "schema too new" : undefined;
}

/** Keeps the last result on failure. */
async function askForSchema(db: Db): Promise<void> {
  const last = lastAnswers.get(db);
  if (last) lastAnswers.set(db, { ...last, at: Date.now() });
  const isOutgrown = await isSchemaTooNew(db).catch(() => last?.isOutgrown);
  if (isOutgrown !== undefined) lastAnswers.set(db, { at: Date.now(), isOutgrown });
}
