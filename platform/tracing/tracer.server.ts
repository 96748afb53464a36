import { recordSpan, withTraceId } from "./active-trace.server.ts";
import { newTraceId, Span, type SpanKind } from "./span.server.ts";
import type { SpanExport } from "./span-export.server.ts";
import type { TraceParent } from "./trace-parent.server.ts";

/** Begins traces, or goes on with those of whoever calls, and hands their spans on. */
export class Tracer {
  readonly #spans: SpanExport;
  readonly #ratio: number;

  /** Of the traces that begin here, this share is recorded. */
  constructor(spans: SpanExport, ratio: number) {
    this.#spans = spans;
    this.#ratio = ratio;
  }

  /** Only a trusted caller decides whether a trace is recorded; a stranger could have all of theirs recorded. */
  trace<T>(
    name: string,
    kind: SpanKind,
    work: () => Promise<T>,
    { parent, isTrusted = false }: { parent?: TraceParent; isTrusted?: boolean } = {},
  ): Promise<T> {
    const isRecorded = parent && isTrusted ? parent.isSampled : Math.random() < this.#ratio;
    const trace = parent ?? { traceId: newTraceId() };
    if (!isRecorded) return withTraceId(trace.traceId, work);
    return recordSpan(new Span(name, kind, trace, (span) => this.#spans.add(span)), work);
  }

  get droppedCount(): number {
    return this.#spans.droppedCount;
  }

  /** Hands over what is left. */
  stop(): Promise<void> {
    return this.#spans.stop();
  }
}
