import { Counter, Histogram, type Registry } from "prom-client";
import { secondsBuckets } from "./buckets.server.ts";

/** How long something outside of the program is waited for, and how often it fails. */
export class WaitMetrics {
  readonly #seconds: Histogram<"operation">;
  readonly #errors: Counter<"operation" | "reason">;
  readonly #reasonOf: (error: unknown) => string;

  constructor(registry: Registry, waitedFor: "database" | "storage", reasonOf: (error: unknown) => string) {
    this.#reasonOf = reasonOf;
    this.#seconds = new Histogram({
      name: `umbral_${waitedFor}_seconds`,
      help: `How long operations of the ${waitedFor} took, failed ones too.`,
      labelNames: ["operation"],
      buckets: secondsBuckets,
      registers: [registry],
    });
    this.#errors = new Counter({
      name: `umbral_${waitedFor}_errors_total`,
      help: `Operations of the ${waitedFor} that failed.`,
      labelNames: ["operation", "reason"],
      registers: [registry],
    });
  }

  /** The operation is one of a few words of ours. */
  async watch<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      this.#errors.inc({ operation, reason: this.#reasonOf(error) });
      throw error;
    } finally {
      this.#seconds.observe({ operation }, (performance.now() - startedAt) / 1000);
    }
  }
}
