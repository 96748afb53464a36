import { Hono } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { isSchemaTooNew } from "#platform/backup/schema-requirement.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pingDatabase } from "#platform/database/open.server.ts";
import type { ReadinessPolls } from "./readiness-polls.ts";

/** Turned on when the process was asked to stop: it finishes what it has and wants nothing new. */
export type Lifecycle = { stopping: boolean; polls?: ReadinessPolls };

export function health(lifecycle: Lifecycle) {
  return new Hono<ApiEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (c) => {
      lifecycle.polls?.note(`${c.var.clientAddress} ${c.req.header("user-agent")}`, lifecycle.stopping);
      const reason = lifecycle.stopping ? "stopping" : await databaseTrouble(c.var.platform.db);
      return c.json({ status: reason ?? "ready" }, reason ? 503 : 200, { "Cache-Control": "no-store" });
    });
}

/** A balancer asks every second; the schema changes with an upgrade. */
const outgrownMs = 5_000;
const lastAnswers = new WeakMap<Db, { at: number; isOutgrown: boolean }>();

async function isOutgrown(db: Db): Promise<boolean> {
  const last = lastAnswers.get(db);
  if (last && last.at > Date.now() - outgrownMs) return last.isOutgrown;
  const isOutgrown = await isSchemaTooNew(db);
  lastAnswers.set(db, { at: Date.now(), isOutgrown });
  return isOutgrown;
}

async function databaseTrouble(db: Db): Promise<string | undefined> {
  try {
    await pingDatabase(db);
    return (await isOutgrown(db)) ? "schema too new" : undefined;
  } catch {
    return "database unavailable";
  }
}
