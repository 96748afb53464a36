import type { MiddlewareHandler } from "hono";
import { AppError } from "#lib/errors.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** A write with cookies must come from our own pages. Browsers say where a request comes from; other clients have no one else's cookies. */
export const refuseForeignOrigin: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!harmless.has(c.req.method) && c.req.header("cookie")) refuseIfForeign(c.req.raw.headers, c.var.platform.config.publicUrl);
  await next();
};

/** Signing in changes a browser's cookies, so it is refused even without any. */
export const refuseForeignSignIn: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!harmless.has(c.req.method)) refuseIfForeign(c.req.raw.headers, c.var.platform.config.publicUrl);
  await next();
};

export function refuseIfForeign(headers: Headers, publicUrl: string | undefined): void {
  if (isForeign(headers, publicUrl))
    throw new AppError("forbidden", { en: "This request came from another site", es: "Esta solicitud vino de otro sitio" });
}

/** Without PUBLIC_URL the host must match; behind a proxy the scheme is unknown. */
export function isForeign(headers: Headers, publicUrl: string | undefined): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  if (publicUrl) return origin !== new URL(publicUrl).origin;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host")?.toLowerCase();
}
