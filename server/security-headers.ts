import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";

const always = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** For everything that is no page: it loads nothing and is framed by no one. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

export const securityHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", nothing);
  if (c.var.platform.config.publicUrl?.startsWith("https:"))
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
};
