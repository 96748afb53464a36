import { hostname } from "node:os";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { version } from "#platform/version.server.ts";
import { MailMetrics } from "./mail-metrics.server.ts";
import { PictureMetrics } from "./picture-metrics.server.ts";
import { RequestMetrics } from "./request-metrics.server.ts";
import { StorageMetrics } from "./storage-metrics.server.ts";
import { WorkMetrics } from "./work-metrics.server.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** What a process counts about itself. One registry for each platform, so that two of them in one process do not mix. */
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

/** Memory, processor, event loop and garbage collection. It takes time all along, so only a process whose metrics are read does it. */
export function collectProcessMetrics({ registry }: Pick<Metrics, "registry">): void {
  collectDefaultMetrics({ register: registry });
}
