import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "#platform/log.server.ts";

type Watcher = { changed: () => void; connected: (connected: boolean) => void };

/** Hears of content changes that other nodes commit, and says whether it can hear at all. */
export function watchContent(databaseUrl: string, log: Log, watcher: Watcher): () => Promise<void> {
  let stopped = false;
  let client: pg.Client | undefined;

  async function listenOnce(): Promise<void> {
    const own = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client = own;
    const lost = new Promise<void>((resolve) => {
      own.on("error", () => resolve());
      own.on("end", () => resolve());
    });
    own.on("notification", watcher.changed);
    await own.connect();
    await own.query("listen umbral_content");
    watcher.connected(true);
    await lost;
    watcher.connected(false);
  }

  async function keepListening(): Promise<void> {
    while (!stopped) {
      await listenOnce().catch((error: unknown) => log.warn({ err: error }, "Changes made by other nodes cannot be heard; trying again"));
      if (!stopped) await sleep(1_000);
    }
  }

  const running = keepListening();
  return async () => {
    stopped = true;
    await client?.end();
    await running;
  };
}
