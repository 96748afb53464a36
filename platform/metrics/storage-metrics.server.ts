import { Counter, Histogram, type Registry } from "prom-client";
import { secondsBuckets } from "./buckets.server.ts";

/** How long the storage of pictures takes, and how often it fails. */
export class StorageMetrics {
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
