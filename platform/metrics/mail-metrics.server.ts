import { Counter, Histogram, type Registry } from "prom-client";
import { secondsBuckets } from "./buckets.server.ts";

const outcomes = ["sent", "refused", "failed", "uncomposed"] as const;

/** How tries to send mail end on this node. What waits is in the database, and is read there. */
export class MailMetrics {
  readonly #attempts: Counter<"outcome">;
  readonly #seconds: Histogram;

  constructor(registry: Registry) {
    this.#attempts = new Counter({
      name: "umbral_mail_attempts_total",
      help: "Tries to send a mail by how they ended.",
      labelNames: ["outcome"],
      registers: [registry],
    });
    for (const outcome of outcomes) this.#attempts.inc({ outcome }, 0);
    this.#seconds = new Histogram({
      name: "umbral_mail_attempt_seconds",
      help: "How long composing a mail and handing it to the mail server took.",
      buckets: [...secondsBuckets, 30, 60],
      registers: [registry],
    });
  }

  observe(outcome: (typeof outcomes)[number], ms: number): void {
    this.#attempts.inc({ outcome });
    this.#seconds.observe(ms / 1000);
  }
}
