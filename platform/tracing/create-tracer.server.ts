import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import { version } from "#platform/version.server.ts";
import { SpanExport } from "./span-export.server.ts";
import { Tracer } from "./tracer.server.ts";

/** Where a collector was named; everyone else is spared even the question. */
export function createTracer({ tracing, nodeName }: Pick<Config, "tracing" | "nodeName">, log: Log): Tracer | undefined {
  if (!tracing) return undefined;
  const spans = new SpanExport(tracing, { service: tracing.service, version, node: nodeName }, log);
  return new Tracer(spans, tracing.ratio);
}
