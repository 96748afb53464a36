import type { IncomingMessage } from "node:http";

/** A body that trickles in holds a connection that someone else could use. */
const bodyMs = 15_000;
/** A photo from a phone on a slow line, once it is known who sends it. */
const verifiedBodyMs = 300_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Cuts off a request whose body is not there in time, whoever it claims to come from. */
export function setBodyDeadline(request: IncomingMessage, ms = bodyMs): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length === undefined && encoding === undefined) return;
  clearTimeout(deadlines.get(request));
  const timer = setTimeout(() => request.complete || request.destroy(), ms).unref();
  deadlines.set(request, timer);
  request.once("close", () => clearTimeout(timer));
}

/** For someone whose session has been verified, and for no one who merely claims to have one. */
export function extendBodyDeadline(request: IncomingMessage): void {
  if (deadlines.has(request)) setBodyDeadline(request, verifiedBodyMs);
}
