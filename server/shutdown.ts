import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/log.server.ts";
import type { Lifecycle } from "./health.ts";

/** Something to close, by the name that the log knows it by. */
export type ClosingStep = { name: string; close: () => Promise<void> };

type ClosableParts = {
  server: Server;
  lifecycle: Lifecycle;
  log: Log;
  /** In the order in which they are closed; the database comes last. */
  steps: ClosingStep[];
  /** The deadline for all of it. The service unit and the container wait five seconds longer before they kill the process. */
  seconds?: number;
};

/** On SIGTERM and SIGINT everything is closed in order and in time. A second signal ends at once. */
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
/** Within this time a balancer has noticed that readiness fails; docs/OPERATIONS.md asks for such an interval of checks. */
const noticeMs = 6_000;
/** While requests finish, connections become idle that nobody will use again. */
const idleCheckMs = 100;

/**
 * Readiness fails first, and until a balancer has noticed, everything is answered as before: an idle connection that
 * is closed too soon is one that a balancer may just be sending on. Then the port is closed, requests finish, idle
 * connections go, and the steps are taken. Whatever hangs gets its share of the time, and the process ends at the deadline in any case.
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
    const bell = new AbortController();
    const deadline = sleep(total * share, "late" as const, { signal: bell.signal }).catch(() => "done" as const);
    const completion = work().then(
      () => "done" as const,
      (error: unknown) => {
        log.error({ err: error, doing: name }, "Could not be closed properly");
        return "done" as const;
      },
    );
    const outcome = await Promise.race([completion, deadline]);
    bell.abort();
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
