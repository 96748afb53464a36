import { randomBytes } from "node:crypto";

/** As OpenTelemetry numbers them. */
export const spanKinds = { internal: 1, server: 2, client: 3 } as const;
export type SpanKind = keyof typeof spanKinds;

type Attributes = Record<string, string | number>;

const nowMs = () => performance.timeOrigin + performance.now();
const newId = (bytes: number) => randomBytes(bytes).toString("hex");

export const newTraceId = () => newId(16);

/** Something that took time. It knows verbs, kinds and outcomes, and never what was asked or answered. */
export class Span {
  readonly spanId = newId(8);
  readonly startMs = nowMs();
  readonly attributes: Attributes = {};
  endMs = 0;
  hasFailed = false;
  name: string;
  readonly kind: SpanKind;
  readonly traceId: string;
  readonly parentSpanId: string | undefined;
  readonly #onEnd: (span: Span) => void;

  constructor(name: string, kind: SpanKind, trace: { traceId: string; spanId?: string }, onEnd: (span: Span) => void) {
    this.name = name;
    this.kind = kind;
    this.traceId = trace.traceId;
    this.parentSpanId = trace.spanId;
    this.#onEnd = onEnd;
  }

  child(name: string, kind: SpanKind): Span {
    return new Span(name, kind, this, this.#onEnd);
  }

  end(): void {
    this.endMs = nowMs();
    this.#onEnd(this);
  }
}
