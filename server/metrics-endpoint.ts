import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { AppError } from "#lib/errors.ts";
import type { ServerEnv } from "./request-info.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compared in constant time. */
function bearsToken(authorization: string | undefined, token: string): boolean {
  const givenToken = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(givenToken), digest(token));
}

/** Without METRICS_TOKEN it is 404. */
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
