import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import type { Config } from "#platform/config.server.ts";

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
};

/** For everything but pages. */
const allowNothing = "default-src 'none'; frame-ancestors 'none'";

function securityHeadersOf({ publicUrl }: Pick<Config, "publicUrl">): Record<string, string> {
  return publicUrl?.startsWith("https:") ? { ...always, "strict-transport-security": "max-age=63072000; includeSubDomains" } : always;
}

export function securityHeadersOfData(config: Pick<Config, "publicUrl">): Record<string, string> {
  return { ...securityHeadersOf(config), "content-security-policy": allowNothing };
}

export const securityHeaders: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(securityHeadersOf(c.var.platform.config))) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", allowNothing);
};
