import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "#platform/log.server.ts";
import type { Availability } from "./availability.server.ts";
import { isUnavailable } from "./errors.server.ts";

type Times = {
  intervalMs: number;
  /** A database that does not respond for this long is unavailable. */
  timeoutMs: number;
};

const defaultTimes: Times = { intervalMs: 500, timeoutMs: 1_500 };

const conditionQuery = `select pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "readOnly"`;

/**
 * Polls the database twice a second, on its own connection because a busy pool says nothing about the server, so that requests can
 * fail fast. Returns a function that stops it.
 */
export function pollDatabase(url: string, availability: Availability, log: Log, times = defaultTimes): () => Promise<void> {
  const stopSignal = new AbortController();
  const pause = () => sleep(times.intervalMs, undefined, { signal: stopSignal.signal, ref: false }).catch(() => {});
  const stopLogging = availability.onChange((condition) => {
    if (condition === "available") log.info("The database is back");
    else log.error({ database: condition }, "The database is away; what is in memory is served, and forms are kept on this node");
  });

  /** Throws when a query fails or times out. */
  async function pollOneConnection(onResponse: () => void): Promise<void> {
    const socket = new Socket();
    const close = () => socket.destroy();
    stopSignal.signal.addEventListener("abort", close);
    try {
      const client = new pg.Client({ connectionString: url, stream: () => socket });
      client.on("error", () => {});
      await withTimeout(client.connect(), times.timeoutMs);
      while (!stopSignal.signal.aborted) {
        const { rows } = await withTimeout(client.query<{ readOnly: boolean }>(conditionQuery), times.timeoutMs);
        onResponse();
        availability.report(rows[0]?.readOnly ? "read-only" : "available");
        await pause();
      }
    } finally {
      stopSignal.signal.removeEventListener("abort", close);
      close();
    }
  }

  async function pollUntilStopped(): Promise<void> {
    while (!stopSignal.signal.aborted) {
      let wasConnected = false;
      const error: unknown = await pollOneConnection(() => {
        wasConnected = true;
      }).catch((failure: unknown) => failure);
      if (stopSignal.signal.aborted) break;
      // In a failover the connections are cut, and the next server accepts new ones at once.
      if (wasConnected && !(error instanceof TimeoutError)) continue;
      if (isOutage(error)) availability.report("unavailable");
      else log.warn({ err: error }, "The database could not be asked how it is");
      await pause();
    }
    stopLogging();
  }

  const loop = pollUntilStopped();
  return async () => {
    stopSignal.abort();
    await loop;
  };
}

/** A server that refuses a new connection may still serve the open ones. */
const isOutage = (error: unknown): boolean =>
  error instanceof TimeoutError || (isUnavailable(error) && !(error instanceof Error && "code" in error && error.code === "53300"));

class TimeoutError extends Error {}

const tickMs = 100;

/** Counts ticks instead of time: after a stall of this process the response may be in the socket, unread. */
async function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let isSettled = false;
  const settled = promise.then(
    () => {
      isSettled = true;
    },
    () => {
      isSettled = true;
    },
  );
  for (let waitedMs = 0; waitedMs < timeoutMs && !isSettled; waitedMs += tickMs) {
    const timer = new AbortController();
    await Promise.race([settled, sleep(tickMs, undefined, { signal: timer.signal, ref: false }).catch(() => {})]);
    timer.abort();
  }
  if (!isSettled) throw new TimeoutError("The database gave no answer");
  return promise;
}
