import { Histogram, type Registry } from "prom-client";
import { registerGauge } from "./live-metrics.server.ts";

/** From a cached page to the longest timeout. */
export const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Series = { observe: (seconds: number) => void };

const methodClasses = ["read", "write", "other"] as const;
const statusClasses = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

const methodClassOf = new Map(Object.entries({ GET: 0, HEAD: 0, POST: 1, PUT: 1, PATCH: 1, DELETE: 1 }));
const otherMethod = 2;

/** No label contains anything that a client chose: methods and statuses are classes and kinds are fixed, so the registry cannot grow. */
export class RequestMetrics {
  /** A plain number, since every request changes it. */
  inFlight = 0;
  readonly #histogram: Histogram<"kind" | "method" | "status">;
  readonly #seriesByKind = new Map<string, Array<Series | undefined>>();

  constructor(registry: Registry) {
    this.#histogram = new Histogram({
      name: "umbral_http_request_seconds",
      help: "How long requests took until their answer was ready.",
      labelNames: ["kind", "method", "status"],
      buckets: secondsBuckets,
      registers: [registry],
    });
    const help = "Requests that are being worked on; pages that come from the cache are never waited for.";
    registerGauge(registry, { name: "umbral_http_requests_in_flight", help }, () => this.inFlight);
  }

  /** `kind` is one of the server's own, never a path. */
  observe(kind: string, method: string, status: number, ms: number): void {
    const series = this.#seriesByKind.get(kind) ?? [];
    if (series.length === 0) this.#seriesByKind.set(kind, series);
    const methodClass = methodClassOf.get(method) ?? otherMethod;
    const statusClass = Math.min(4, Math.max(0, Math.floor(status / 100) - 1));
    const index = methodClass * statusClasses.length + statusClass;
    series[index] ??= this.#histogram.labels(kind, methodClasses[methodClass] ?? "other", statusClasses[statusClass] ?? "5xx");
    series[index].observe(ms / 1000);
  }
}
