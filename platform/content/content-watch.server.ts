import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "#platform/log.server.ts";
import { type Query, RollCall, rollCallChannel, type Wait } from "./roll-call.server.ts";

type Watcher = { changed: (table: string | undefined) => void; connected: (connected: boolean) => void };

type Times = {
  /** A connection that died without a word is noticed when it does not answer this. */
  heartbeatMs: number;
  /** How long connecting or an answer may take. */
  patienceMs: number;
  delay: (failures: number) => number;
  /** For the other nodes to have heard. */
  wait?: Wait;
};

const usualTimes: Times = { heartbeatMs: 15_000, patienceMs: 5_000, delay: reconnectDelay };

type Watch = { waitForOtherNodes: () => Promise<void>; stop: () => Promise<void> };

/** Hears of content changes that other nodes commit, says whether it can hear at all, and asks whether the others have heard. */
export function watchContent(databaseUrl: string, log: Log, watcher: Watcher, times: Times = usualTimes): Watch {
  const rollCall = new RollCall(log, times.wait);
  const stopSignal = new AbortController();
  let failures = 0;

  async function listenOnce(): Promise<void> {
    // A socket of our own can be closed at any moment; the client's own farewell waits for a server that may be gone.
    const socket = new Socket();
    const close = () => socket.destroy();
    stopSignal.signal.addEventListener("abort", close);
    let isListening = false;
    try {
      const client = new pg.Client({
        connectionString: databaseUrl,
        keepAlive: true,
        connectionTimeoutMillis: times.patienceMs,
        query_timeout: times.patienceMs,
        stream: () => socket,
      });
      const connectionLoss = new Promise<void>((resolve) => {
        client.on("error", () => resolve());
        client.on("end", () => resolve());
      });
      client.on("notification", ({ channel, payload }) => {
        if (channel === rollCallChannel) rollCall.hear(payload ?? "");
        else watcher.changed(payload || undefined);
      });
      await client.connect();
      const query = queryInTurn(client, close);
      await query("listen umbral_content");
      await rollCall.join(query);
      isListening = true;
      failures = 0;
      watcher.connected(true);
      await beat(query, connectionLoss);
    } finally {
      stopSignal.signal.removeEventListener("abort", close);
      close();
      rollCall.leave();
      if (isListening) watcher.connected(false);
    }
  }

  /** Until the connection is lost; throws when it no longer answers. */
  async function beat(query: Query, lost: Promise<void>): Promise<void> {
    const loss = lost.then(() => "lost" as const);
    for (;;) {
      const restSignal = new AbortController();
      const rest = sleep(times.heartbeatMs, "rested" as const, { signal: restSignal.signal, ref: false }).catch(() => "lost" as const);
      const next = await Promise.race([loss, rest]);
      restSignal.abort();
      if (next === "lost") return;
      await query("select 1");
    }
  }

  async function keepListening(): Promise<void> {
    while (!stopSignal.signal.aborted) {
      await listenOnce().catch((error: unknown) => {
        if (!stopSignal.signal.aborted) log.warn({ err: error }, "Changes made by other nodes cannot be heard; trying again");
      });
      failures++;
      await sleep(times.delay(failures), undefined, { signal: stopSignal.signal }).catch(() => {});
    }
  }

  const listenLoop = keepListening();
  return {
    waitForOtherNodes: () => rollCall.waitForOtherNodes(),
    stop: async () => {
      stopSignal.abort();
      await listenLoop;
    },
  };
}

/** A client is to be asked nothing while it is answering. One that fails to answer is not asked again: those who wait would wait one after the other. */
export function queryInTurn(client: pg.Client, close: () => void): Query {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const answer = last.then(() => client.query(text, values));
    last = answer.catch(close);
    return answer;
  };
}

const firstMs = 500;
const longestMs = 15_000;

/** Twice as long after each failure, up to a bound; the jitter keeps nodes from coming back to a database all at once. */
export function reconnectDelay(failures: number, random: () => number = Math.random): number {
  const fullDelay = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 10));
  return Math.round(fullDelay / 2 + (random() * fullDelay) / 2);
}
