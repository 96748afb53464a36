import type { Context, MiddlewareHandler } from "hono";
import type { ApiEnv } from "#platform/api/operation.server.ts";
import { finishPage, sendPage } from "./finish-page.ts";
import type { PageCache } from "./page-cache.ts";
import { mayBeStaff, pageKey } from "./page-key.ts";
import { securityHeadersOfData } from "./security-headers.ts";

/** What a stranger reads through the API is the same for every stranger, until content changes. */
export function keepForStrangers(cache: PageCache | undefined): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const key = cache && c.req.method === "GET" ? keyOf(c) : undefined;
    if (!cache || key === undefined) return next();
    const answer = await cache.obtain(key, async () => {
      await next();
      if (c.res.status === 200) c.header("Cache-Control", "no-cache");
      const headers = { ...securityHeadersOfData(c.var.platform.config), ...Object.fromEntries(c.res.headers) };
      return finishPage(c.res.status, headers, await c.res.text());
    });
    // Hono would carry the headers of the answer before over to the new one.
    c.res = undefined;
    c.res = sendPage(answer, c.req.raw);
  };
}

function keyOf(c: Context<ApiEnv>): string | undefined {
  const url = new URL(c.req.url);
  return pageKey(url.pathname + url.search, mayBeStaff(c.req.header("cookie"), c.req.header("authorization")));
}
