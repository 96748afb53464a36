import { AsyncLocalStorage } from "node:async_hooks";
import type { Span, SpanKind } from "./span.server.ts";

/** The trace that the work at hand belongs to; without a span it is only named in the log. */
type ActiveTrace = { traceId: string; span?: Span };

const activeTrace = new AsyncLocalStorage<ActiveTrace>();

/** For every line of the log that is written on the way. */
export function traceFields(): { traceId?: string } {
  const trace = activeTrace.getStore();
  return trace ? { traceId: trace.traceId } : {};
}

export const withTraceId = <T>(traceId: string, work: () => T): T => activeTrace.run({ traceId }, work);

/** Says of the span at hand what is only known at its end. */
export function describeSpan(describe: (span: Span) => void): void {
  const span = activeTrace.getStore()?.span;
  if (span) describe(span);
}

/** A part of the trace at hand. Where nobody traces it is the work and nothing else. */
export function inSpan<T>(name: string, kind: SpanKind, work: () => Promise<T>): Promise<T> {
  const span = activeTrace.getStore()?.span;
  return span ? recordSpan(span.child(name, kind), work) : work();
}

export async function recordSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await activeTrace.run({ traceId: span.traceId, span }, work);
  } catch (error) {
    span.hasFailed = true;
    throw error;
  } finally {
    span.end();
  }
}
