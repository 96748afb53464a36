import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "#platform/log.server.ts";
import { type ContentChange, contentChannel, parseChange } from "./content-changes.server.ts";

type Watcher = {
  changed: (change: ContentChange) => void;
  connected: (connected: boolean) => void;
  /** What to call for notifications on other channels. */
  others?: Record<string, () => void>;
};

type Times = {
  /** A silently lost connection is noticed by a missing response to the heartbeat. */
  heartbeatMs: number;
  /** Timeout of connecting and of a query. */
  patienceMs: number;
  retryMs: number;
};

const usualTimes: Times = { heartbeatMs: 1_000, patienceMs: 5_000, retryMs: 500 };

/** `application_name` of the connection, for operators. */
export const listenerName = "umbral-listener";

/** Listens for content changes that other nodes commit, and reports whether it can. Returns how to stop. */
export function listenForChanges(databaseUrl: string, log: Log, watcher: Watcher, times: Times = usualTimes): () => Promise<void> {
  const stopSignal = new AbortController();
  let isWarned = false;

  async function listenOnce(): Promise<void> {
    // Our own socket can be closed at any time; `client.end()` waits for a server that may be gone.
    const socket = new Socket();
    const close = () => socket.destroy();
    stopSignal.signal.addEventListener("abort", close);
    let isListening = false;
    try {
      const client = new pg.Client({
        connectionString: databaseUrl,
        application_name: listenerName,
        keepAlive: true,
        connectionTimeoutMillis: times.patienceMs,
        query_timeout: times.patienceMs,
        stream: () => socket,
      });
      const connectionLoss = new Promise<void>((resolve) => {
        client.on("error", () => resolve());
        client.on("end", () => resolve());
      });
      const { others = {} } = watcher;
      client.on("notification", ({ channel, payload }) => {
        if (channel === contentChannel) watcher.changed(parseChange(payload));
        else others[channel]?.();
      });
      await client.connect();
      for (const channel of [contentChannel, ...Object.keys(others)]) await client.query(`listen ${channel}`);
      isListening = true;
      isWarned = false;
      watcher.connected(true);
      await beat(client, connectionLoss);
    } finally {
      stopSignal.signal.removeEventListener("abort", close);
      close();
      if (isListening) watcher.connected(false);
    }
  }

  /** Returns when the connection is lost; throws when a heartbeat fails. */
  async function beat(client: pg.Client, lost: Promise<void>): Promise<void> {
    const loss = lost.then(() => "lost" as const);
    for (;;) {
      const restSignal = new AbortController();
      const rest = sleep(times.heartbeatMs, "rested" as const, { signal: restSignal.signal, ref: false }).catch(() => "lost" as const);
      const next = await Promise.race([loss, rest]);
      restSignal.abort();
      if (next === "lost") return;
      await client.query("select 1");
    }
  }

  async function keepListening(): Promise<void> {
    while (!stopSignal.signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!isWarned && !stopSignal.signal.aborted) log.warn({ err: error }, "Changes made by other nodes cannot be heard; trying again");
        isWarned = true;
      });
      await sleep(times.retryMs, undefined, { signal: stopSignal.signal }).catch(() => {});
    }
  }

  const listenLoop = keepListening();
  return async () => {
    stopSignal.abort();
    await listenLoop;
  };
}
