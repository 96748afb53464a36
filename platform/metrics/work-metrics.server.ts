import { Counter, Gauge, type Registry } from "prom-client";

/** What runs beside the requests: when each kind of it was last done on this node, and how often it failed. */
export class WorkMetrics {
  readonly #lastSuccess: Gauge<"work">;
  readonly #failures: Counter<"work">;

  constructor(registry: Registry) {
    this.#lastSuccess = new Gauge({
      name: "umbral_work_last_success_timestamp_seconds",
      help: "When background work of this kind was last done on this node, or looked for and found not to be due.",
      labelNames: ["work"],
      registers: [registry],
    });
    this.#failures = new Counter({
      name: "umbral_work_failures_total",
      help: "Runs of background work that failed.",
      labelNames: ["work"],
      registers: [registry],
    });
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
