import { Hono } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
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

async function databaseTrouble(db: Parameters<typeof pingDatabase>[0]): Promise<string | undefined> {
  try {
    await pingDatabase(db);
    return undefined;
  } catch {
    return "database unavailable";
  }
}
