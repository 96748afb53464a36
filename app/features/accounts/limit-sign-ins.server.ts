import type { Context, MiddlewareHandler } from "hono";
import { boundQueue, limitConcurrency } from "#lib/concurrency.ts";
import { hasDeviceCookie } from "#platform/accounts/known-device.server.ts";
import { tooBusyToSignIn } from "#platform/accounts/password.server.ts";
import { readBoundedBody, strangersLimits } from "#platform/api/body-limits.server.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";

const atOnce = 2;
const mostInside = 64;

/**
 * Bounds the sign-ins and resets of a node: few run at once, some wait, the rest is refused before it costs anything. Known browsers
 * have their own queue, so that a flood of strangers does not lock staff out.
 */
export function limitSignIns(): MiddlewareHandler<ApiEnv> {
  const createQueue = () => boundQueue(limitConcurrency(atOnce), mostInside, tooBusyToSignIn);
  const [knownBrowsers, strangers] = [createQueue(), createQueue()];
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    await receiveBody(c);
    const isKnown = await hasDeviceCookie(c.var.platform.auth, c.req.raw.headers);
    await (isKnown ? knownBrowsers : strangers)(next);
  };
}

/** Before queuing: a client that sends slowly must not hold a place. */
async function receiveBody(c: Context<ApiEnv>): Promise<void> {
  if (!/^application\/json\b/i.test(c.req.header("content-type")?.trim() ?? "")) return;
  const { url, headers, signal } = c.req.raw;
  c.req.raw = new Request(url, { method: "POST", headers, signal, body: await readBoundedBody(c.req.raw, strangersLimits) });
}
