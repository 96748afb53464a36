import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "#platform/log.server.ts";
import type { Availability } from "./availability.server.ts";
import { isUnavailable } from "./errors.server.ts";

type Times = {
  restMs: number;
  /** A database that does not respond for this long is unavailable. */
  patienceMs: number;
};

const usualTimes: Times = { restMs: 500, patienceMs: 1_500 };

const question = `select pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as "readOnly"`;

/**
 * Asks the database twice a second how it is, on a connection of its own: a busy pool says nothing about the server. So a request need
 * not wait for an answer that will not come. Answers how to stop.
 */
export function pollDatabase(url: string, availability: Availability, log: Log, times = usualTimes): () => Promise<void> {
  const stopSignal = new AbortController();
  const rest = () => sleep(times.restMs, undefined, { signal: stopSignal.signal, ref: false }).catch(() => {});
  const stopTelling = availability.onChange((condition) => {
    if (condition === "available") log.info("The database is back");
    else log.error({ database: condition }, "The database is away; what is in memory is served, and forms are kept on this node");
  });

  /** Throws when a query fails or times out. */
  async function askOnOneConnection(): Promise<void> {
    const socket = new Socket();
    const close = () => socket.destroy();
    stopSignal.signal.addEventListener("abort", close);
    try {
      const client = new pg.Client({ connectionString: url, stream: () => socket });
      client.on("error", () => {});
      await withTimeout(client.connect(), times.patienceMs);
      while (!stopSignal.signal.aborted) {
        const { rows } = await withTimeout(client.query<{ readOnly: boolean }>(question), times.patienceMs);
        availability.tell(rows[0]?.readOnly ? "read-only" : "available");
        await rest();
      }
    } finally {
      stopSignal.signal.removeEventListener("abort", close);
      close();
    }
  }

  async function keepAsking(): Promise<void> {
    while (!stopSignal.signal.aborted) {
      await askOnOneConnection().catch((error: unknown) => {
        if (stopSignal.signal.aborted) return;
        if (tellsThatItIsAway(error)) availability.tell("unavailable");
        else log.warn({ err: error }, "The database could not be asked how it is");
      });
      await rest();
    }
    stopTelling();
  }

  const loop = keepAsking();
  return async () => {
    stopSignal.abort();
    await loop;
  };
}

/** A server that refuses a new connection may still serve the open ones. */
const tellsThatItIsAway = (error: unknown): boolean =>
  error instanceof TimeoutError || (isUnavailable(error) && !(error instanceof Error && "code" in error && error.code === "53300"));

export class TimeoutError extends Error {}

const tickMs = 100;

/** Counts ticks instead of time: after a stall of this process the response may be in the socket, unread. */
export async function withTimeout<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  let isThere = false;
  const arrival = answer.then(
    () => {
      isThere = true;
    },
    () => {
      isThere = true;
    },
  );
  for (let waitedMs = 0; waitedMs < patienceMs && !isThere; waitedMs += tickMs) {
    const bell = new AbortController();
    await Promise.race([arrival, sleep(tickMs, undefined, { signal: bell.signal, ref: false }).catch(() => {})]);
    bell.abort();
  }
  if (!isThere) throw new TimeoutError("The database gave no answer");
  return answer;
}
