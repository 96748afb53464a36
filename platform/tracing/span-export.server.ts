import type { Log } from "#platform/log.server.ts";
import { encodeSpans, type Origin } from "./otlp.server.ts";
import type { Span } from "./span.server.ts";

export type ExportTarget = { endpoint: string; headers: Record<string, string> };

/** No more than this is held in memory, however long the collector is away. */
const mostSpans = 4_096;
const batchSize = 512;
const intervalMs = 5_000;
const patienceMs = 10_000;
const lastPatienceMs = 2_000;
/** A collector that is away for a day must not fill the log. */
const silenceMs = 60_000;

/** Sends spans to a collector by OTLP over HTTP, in the background and in batches. Nobody ever waits for it, and nothing fails with it. */
export class SpanExport {
  readonly #target: ExportTarget;
  readonly #origin: Origin;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #queue: Span[] = [];
  #sending: Promise<void> | undefined;
  #lastComplaintAt = Number.NEGATIVE_INFINITY;
  droppedCount = 0;

  constructor(target: ExportTarget, origin: Origin, log: Log) {
    this.#target = target;
    this.#origin = origin;
    this.#log = log;
    this.#timer = setInterval(() => void this.#flush(), intervalMs).unref();
  }

  add(span: Span): void {
    if (this.#queue.length >= mostSpans) this.droppedCount++;
    else if (this.#queue.push(span) === batchSize) void this.#flush();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
    await this.#flush(lastPatienceMs);
  }

  #flush(timeoutMs = patienceMs): Promise<void> {
    this.#sending ??= this.#sendAll(timeoutMs).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** What could not be sent stays at the head of the queue for the next time. */
  async #sendAll(timeoutMs: number): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#queue.slice(0, batchSize);
      const outcome = await this.#send(batch, timeoutMs);
      if (outcome === "later") return;
      if (outcome === "refused") this.droppedCount += batch.length;
      this.#queue = this.#queue.slice(batch.length);
    }
  }

  async #send(batch: Span[], timeoutMs: number): Promise<"sent" | "later" | "refused"> {
    try {
      const response = await fetch(`${this.#target.endpoint}/v1/traces`, {
        method: "POST",
        headers: { ...this.#target.headers, "content-type": "application/json" },
        body: JSON.stringify(encodeSpans(batch, this.#origin)),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) return "sent";
      this.#complain({ status: response.status });
      return response.status === 429 || response.status >= 500 ? "later" : "refused";
    } catch (error) {
      this.#complain({ err: error });
      return "later";
    }
  }

  #complain(facts: object): void {
    const now = performance.now();
    if (now - this.#lastComplaintAt < silenceMs) return;
    this.#lastComplaintAt = now;
    this.#log.warn({ ...facts, droppedSpans: this.droppedCount }, "Traces could not be handed to the collector");
  }
}
