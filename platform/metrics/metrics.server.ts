import { hostname } from "node:os";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { version } from "#platform/version.server.ts";
import { registerCount, registerGauge } from "./live-metrics.server.ts";
import { RequestMetrics, secondsBuckets } from "./request-metrics.server.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry per platform, so that two in one process do not mix. */
export function createMetrics() {
  const registry = new Registry();
  new Gauge({
    name: "umbral_build_info",
    help: "Always 1; says which version runs on which node.",
    labelNames: ["version", "node"],
    registers: [registry],
  }).set({ version, node: hostname() }, 1);
  return {
    registry,
    requests: new RequestMetrics(registry),
    storage: new StorageMetrics(registry),
    pictures: new PictureMetrics(registry),
    mail: new MailMetrics(registry),
    work: new WorkMetrics(registry),
  };
}

/** Costs time continuously, so only if metrics are read. */
export function collectProcessMetrics({ registry }: Pick<Metrics, "registry">): void {
  collectDefaultMetrics({ register: registry });
}

/** Background work: last success on this node, and failures. */
class WorkMetrics {
  readonly #lastSuccess: Gauge<"work">;
  readonly #failures: Counter<"work">;

  constructor(registry: Registry) {
    const labels = { labelNames: ["work"] as const, registers: [registry] };
    const help = "When background work of this kind was last done on this node, or looked for and found not to be due.";
    this.#lastSuccess = new Gauge({ name: "umbral_work_last_success_timestamp_seconds", help, ...labels });
    this.#failures = new Counter({ name: "umbral_work_failures_total", help: "Runs of background work that failed.", ...labels });
  }

  async measure<T>(work: string, run: () => Promise<T>): Promise<T> {
    try {
      const result = await run();
      this.#lastSuccess.set({ work }, Date.now() / 1000);
      return result;
    } catch (error) {
      this.#failures.inc({ work });
      throw error;
    }
  }
}

class StorageMetrics {
  readonly #seconds: Histogram<"operation">;
  readonly #errors: Counter<"operation">;

  constructor(registry: Registry) {
    const series = { labelNames: ["operation"] as const, registers: [registry] };
    const help = "How long operations of the storage took, failed ones too.";
    this.#seconds = new Histogram({ name: "umbral_storage_seconds", help, buckets: secondsBuckets, ...series });
    this.#errors = new Counter({ name: "umbral_storage_errors_total", help: "Operations of the storage that failed.", ...series });
  }

  async measure<T>(operation: "read" | "write" | "remove", work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      this.#errors.inc({ operation });
      throw error;
    } finally {
      this.#seconds.observe({ operation }, (performance.now() - startedAt) / 1000);
    }
  }
}

/** Plain numbers, updated where pictures are served. */
class PictureMetrics {
  memoryHits = 0;
  memoryMisses = 0;
  countWaitingSizes = () => 0;

  constructor(registry: Registry) {
    const hits = { name: "umbral_pictures_memory_hits_total", help: "Pictures that came from memory." };
    registerCount(registry, hits, () => this.memoryHits);
    const misses = { name: "umbral_pictures_memory_misses_total", help: "Pictures that had to be read from the storage." };
    registerCount(registry, misses, () => this.memoryMisses);
    const waitingSizes = { name: "umbral_picture_sizes_waiting", help: "Sizes of pictures that are to be made." };
    registerGauge(registry, waitingSizes, () => this.countWaitingSizes());
  }
}

const outcomes = ["sent", "refused", "failed", "uncomposed"] as const;

/** Attempts on this node. Queued mail is counted in the database. */
class MailMetrics {
  readonly #attempts: Counter<"outcome">;
  readonly #seconds: Histogram;

  constructor(registry: Registry) {
    const registers = [registry];
    const help = "Tries to send a mail by how they ended.";
    this.#attempts = new Counter({ name: "umbral_mail_attempts_total", help, labelNames: ["outcome"], registers });
    for (const outcome of outcomes) this.#attempts.inc({ outcome }, 0);
    this.#seconds = new Histogram({
      name: "umbral_mail_attempt_seconds",
      help: "How long composing a mail and handing it to the mail server took.",
      buckets: [...secondsBuckets, 30, 60],
      registers,
    });
  }

  observe(outcome: (typeof outcomes)[number], ms: number): void {
    this.#attempts.inc({ outcome });
    this.#seconds.observe(ms / 1000);
  }
}
