import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { clientAddress } from "#lib/client-address.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** Gives each request its id, its client's address and the platform, and logs how it ended. */
export function requestContext(platform: Platform): MiddlewareHandler<ApiEnv> {
  const { log, config } = platform;
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set("platform", platform);
    c.set("requestId", requestId);
    c.set("clientAddress", clientAddress(socketAddress(c), c.req.header("x-forwarded-for"), config.trustProxy));
    await next();
    // Not by `c.header`, which would make the finished answer anew.
    c.res.headers.set("X-Request-Id", requestId);
    const { status } = c.res;
    const level = status >= 500 ? "error" : status >= 400 || c.req.method !== "GET" ? "info" : "debug";
    const ms = Math.round(performance.now() - started);
    log[level]({ requestId, method: c.req.method, path: c.req.path, status, ms, userId: c.var.staff?.userId }, "request");
  };
}

/** There is no socket when a test calls the app directly. */
function socketAddress(c: Context): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
