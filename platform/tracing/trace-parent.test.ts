import { expect, it } from "vitest";
import { readTraceParent } from "./trace-parent.server.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const spanId = "00f067aa0ba902b7";

it("takes over what the standard says, later versions too", () => {
  expect(readTraceParent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, isSampled: true });
  expect(readTraceParent(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId, isSampled: false });
  expect(readTraceParent(`cc-${traceId}-${spanId}-03-what-comes-later`)).toEqual({ traceId, spanId, isSampled: true });
});

it.each([
  ["nothing", null],
  ["an empty text", ""],
  ["a version that is none", `ff-${traceId}-${spanId}-01`],
  ["too much for its version", `00-${traceId}-${spanId}-01-x`],
  ["zeros for a trace", `00-${"0".repeat(32)}-${spanId}-01`],
  ["zeros for a span", `00-${traceId}-${"0".repeat(16)}-01`],
  ["capitals", `00-${traceId.toUpperCase()}-${spanId}-01`],
  ["two of them", `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
  ["a line break", `00-${traceId}-${spanId}-01\n`],
  ["a long one", `cc-${traceId}-${spanId}-01-${"x".repeat(10_000)}`],
])("takes %s for none", (_, header) => {
  expect(readTraceParent(header)).toBeUndefined();
});
