import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/log.server.ts";
import type { Lifecycle } from "./health.ts";

export type ClosingStep = { name: string; close: () => Promise<void> };

type ClosableParts = {
  server: Server;
  lifecycle: Lifecycle;
  log: Log;
  /** The database comes last. */
  steps: ClosingStep[];
  /** For everything. The service unit and the container wait five seconds longer. */
  seconds?: number;
};

/** A second signal exits at once. */
export function shutDownOnSignal(closing: ClosableParts): void {
  const stop = (signal: string) => {
    if (closing.lifecycle.stopping) process.exit(1);
    void shutDown(closing, signal, (code) => process.exit(code));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Without a poll for this long there is no balancer. */
const recentMs = 15_000;
/** Within this time a balancer notices; docs/OPERATIONS.md gives the interval of checks. */
const noticeMs = 6_000;
/** Connections become idle while requests finish. */
const idleCheckMs = 100;

/**
 * Readiness fails first; until a balancer notices, requests are served as before, since it may be sending on an idle
 * connection. Then the port is closed, requests finish, and the steps run. Each step has a share of the time, and the
 * process exits at the deadline.
 */
export async function shutDown(
  { server, lifecycle, log, steps, seconds = 20 }: ClosableParts,
  signal: string,
  exit: (code: number) => void,
) {
  const total = seconds * 1000;
  let currentStep = "waiting for the load balancer";
  const alarm = setTimeout(() => {
    log.error({ doing: currentStep }, "Stopping took too long; ending all the same");
    exit(1);
  }, total);
  lifecycle.stopping = true;
  log.info({ signal, seconds }, "Stopping");
  const isBalanced = Date.now() - (lifecycle.lastPolledAt ?? 0) < recentMs;
  if (signal === "SIGTERM" && isBalanced) await new Promise((resolve) => setTimeout(resolve, noticeMs));

  const attempt = async (name: string, share: number, work: () => Promise<unknown>) => {
    currentStep = name;
    const timeout = new AbortController();
    const deadline = sleep(total * share, "late" as const, { signal: timeout.signal }).catch(() => "done" as const);
    const completion = work().then(
      () => "done" as const,
      (error: unknown) => {
        log.error({ err: error, doing: name }, "Could not be closed properly");
        return "done" as const;
      },
    );
    const outcome = await Promise.race([completion, deadline]);
    timeout.abort();
    if (outcome === "late") log.warn({ doing: name }, "Took too long to close; going on without it");
  };

  const serverClose = once(server, "close");
  server.close();
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await attempt("open requests", 0.4, () => serverClose);
  clearInterval(idleCheck);
  server.closeAllConnections();
  for (const { name, close } of steps) await attempt(name, 0.25, close);
  clearTimeout(alarm);
  log.info("Stopped");
  exit(0);
}
