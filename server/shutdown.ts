import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/log.server.ts";
import type { Lifecycle } from "./health.ts";

/** How long a load balancer gets to notice that this process is going before it stops taking connections. */
const noticeMs = 1_000;
const patienceMs = 8_000;

/** On SIGTERM: readiness fails, running requests finish, then everything is closed. A second signal ends at once. */
export function shutDownOnSignal(server: Server, lifecycle: Lifecycle, log: Log, close: () => Promise<void>): void {
  const stop = async (signal: string) => {
    if (lifecycle.stopping) process.exit(1);
    lifecycle.stopping = true;
    log.info({ signal }, "Stopping");
    if (signal === "SIGTERM") await sleep(noticeMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await Promise.race([closed, sleep(patienceMs)]);
    server.closeAllConnections();
    await close();
    log.info("Stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
