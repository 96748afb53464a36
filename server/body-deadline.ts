import type { IncomingMessage } from "node:http";

/** A slow body blocks a connection. */
const bodyMs = 15_000;
/** For a verified user's photo on a slow connection. */
const verifiedBodyMs = 300_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends a request whose body is late, even with a session cookie. */
export function setBodyDeadline(request: IncomingMessage, ms = bodyMs): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length === undefined && encoding === undefined) return;
  clearTimeout(deadlines.get(request));
  const timer = setTimeout(() => request.complete || request.destroy(), ms).unref();
  deadlines.set(request, timer);
  request.once("close", () => clearTimeout(timer));
}

/** Only for a verified session. */
export function extendBodyDeadline(request: IncomingMessage): void {
  if (deadlines.has(request)) setBodyDeadline(request, verifiedBodyMs);
}
