/** What a caller says of the trace that its request belongs to (W3C Trace Context). */
export type TraceParent = { traceId: string; spanId: string; isSampled: boolean };

const ids = "(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})";
/** Later versions may say more behind it; `ff` is no version. */
const pattern = new RegExp(`^(?:00-${ids}|(?!00|ff)[0-9a-f]{2}-${ids}(?:-.*)?)$`);

/** Nothing where it is malformed: an id that anybody may choose goes into the log, so it is one, or it is none. */
export function readTraceParent(header: string | null): TraceParent | undefined {
  if (header === null || header.length > 200) return undefined;
  const [, ...parts] = pattern.exec(header) ?? [];
  const [traceId, spanId, flags] = parts.filter((part) => part !== undefined);
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
