import { type Span, spanKinds } from "./span.server.ts";

export type Origin = { service: string; version: string; node: string };

const failedStatus = { code: 2 };

/** The body of an export as OTLP writes it in JSON: ids in hexadecimal, 64-bit numbers as texts. */
export function encodeSpans(spans: Span[], { service, version, node }: Origin) {
  const resource = { "service.name": service, "service.version": version, "service.instance.id": node };
  return {
    resourceSpans: [
      {
        resource: { attributes: encodeAttributes(resource) },
        scopeSpans: [{ scope: { name: "umbral", version }, spans: spans.map(encodeSpan) }],
      },
    ],
  };
}

function encodeSpan({ traceId, spanId, parentSpanId, name, kind, startMs, endMs, attributes, hasFailed }: Span) {
  return {
    traceId,
    spanId,
    ...(parentSpanId !== undefined && { parentSpanId }),
    name,
    kind: spanKinds[kind],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: encodeAttributes(attributes),
    ...(hasFailed && { status: failedStatus }),
  };
}

/** More digits than a number holds. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

const encodeAttributes = (attributes: Record<string, string | number>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
