import { Gauge, type Registry } from "prom-client";
import type { Db } from "#platform/database/db.server.ts";

/** One number, or one per value of the label. */
type Reading = number | Record<string, number> | undefined;

/** Values in the database, the same on every node. */
export type StoredMetrics = {
  gauges: Array<{ name: string; help: string; label?: string }>;
  /** By name. */
  read: (db: Db) => Promise<Record<string, Reading>>;
};

type Times = { freshMs: number; patienceMs: number };
/** Concurrent scrapes share one read, and none waits for a database that hangs. */
const usualTimes: Times = { freshMs: 10_000, patienceMs: 2_000 };

/** Read on each scrape. During an outage they have no values, and `umbral_database_up` is 0. */
export function registerStoredMetrics(registry: Registry, db: Db, sources: StoredMetrics[], times: Times = usualTimes): void {
  const readMetrics = cachedReader(db, sources, times);
  new Gauge({
    name: "umbral_database_up",
    help: "1 if the database answered this node's questions for these metrics in time, else 0.",
    registers: [registry],
    async collect() {
      this.set((await readMetrics()) ? 1 : 0);
    },
  });
  for (const { name, help, label } of sources.flatMap(({ gauges }) => gauges))
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        const reading = (await readMetrics())?.[name];
        this.reset();
        // A gauge without labels starts at 0, which would look healthy; one with labels starts empty.
        if (reading === undefined) {
          if (label === undefined) this.remove();
        } else if (typeof reading === "number") this.set(reading);
        else for (const [value, number] of Object.entries(reading)) this.set({ [label ?? "value"]: value }, number);
      },
    });
}

function cachedReader(
  db: Db,
  sources: StoredMetrics[],
  { freshMs, patienceMs }: Times,
): () => Promise<Record<string, Reading> | undefined> {
  let latest: { at: number; readings: Record<string, Reading> } | undefined;
  let underWay: Promise<Record<string, Reading> | undefined> | undefined;

  async function readAll() {
    try {
      const parts = [];
      for (const source of sources) parts.push(await source.read(db));
      const readings: Record<string, Reading> = Object.assign({}, ...parts);
      latest = { at: Date.now(), readings };
      return readings;
    } catch {
      return undefined;
    }
  }

  return async () => {
    if (latest && Date.now() - latest.at < freshMs) return latest.readings;
    // One at a time, also while an earlier one hangs.
    underWay ??= readAll().finally(() => {
      underWay = undefined;
    });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    return Promise.race([underWay, promise]).finally(() => clearTimeout(timer));
  };
}
