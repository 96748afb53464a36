import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { AppError } from "#lib/errors.ts";
import type { ServerEnv } from "./request-info.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** One spelling: the scheme, one space, the token. How long it takes says nothing about how much of it was right. */
function bearsToken(authorization: string | undefined, token: string): boolean {
  const givenToken = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(givenToken), digest(token));
}

/** For requests with the token; without METRICS_TOKEN the address does not exist. */
export function metricsRoute() {
  return new Hono<ServerEnv>().get("/metrics", async (c) => {
    const { config, metrics } = c.var.platform;
    if (config.metricsToken === undefined) return c.notFound();
    c.header("Cache-Control", "no-store");
    if (!bearsToken(c.req.header("authorization"), config.metricsToken)) {
      c.header("WWW-Authenticate", 'Bearer realm="metrics"');
      throw new AppError("unauthenticated", { en: "The token is missing or wrong", es: "La clave falta o no es correcta" });
    }
    return c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType });
  });
}
