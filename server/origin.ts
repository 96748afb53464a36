import type { MiddlewareHandler } from "hono";
import { AppError } from "#lib/errors.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A write that carries cookies must come from our own pages. Browsers say where a request comes from; what says
 * nothing is no browser and carries no one's cookies but its own.
 */
export const refuseForeignOrigin: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!harmless.has(c.req.method) && c.req.header("cookie") && isForeign(c.req.raw.headers, c.var.platform.config.publicUrl)) {
    throw new AppError("forbidden", "This request came from another site");
  }
  await next();
};

export function isForeign(headers: Headers, publicUrl: string | undefined): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  return publicUrl ? origin !== new URL(publicUrl).origin && host !== headers.get("host") : host !== headers.get("host");
}
