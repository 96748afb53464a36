import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { Hono } from "hono";
import type { Registry } from "prom-client";
import { AppError } from "#lib/errors.ts";
import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import { readAddress } from "./address.ts";
import { listenOn } from "./listen.ts";
import type { ServerEnv } from "./server-env.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** One spelling: the scheme, one space, the token. How long it takes says nothing about how much of it was right. */
export function bearsToken(authorization: string | undefined, token: string): boolean {
  const givenToken = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(givenToken), digest(token));
}

/** On the site's own port, for whoever has the token. Without one there is no such address. */
export function metricsRoute() {
  return new Hono<ServerEnv>().get("/metrics", async (c) => {
    const { config, metrics } = c.var.platform;
    if (config.metrics.token === undefined) return c.notFound();
    c.header("Cache-Control", "no-store");
    if (!bearsToken(c.req.header("authorization"), config.metrics.token)) {
      c.header("WWW-Authenticate", 'Bearer realm="metrics"');
      throw new AppError("unauthenticated", { en: "The token is missing or wrong", es: "La clave falta o no es correcta" });
    }
    return c.body(await metrics.registry.metrics(), 200, { "Content-Type": metrics.registry.contentType });
  });
}

const isOfThisMachine = /^(127\.|::1$|localhost$)/i;

/** On a port of its own, for the machine itself or a network that only operators reach. It knows one address and nothing of the site. */
export async function listenForMetrics(
  registry: Registry,
  { port, host, token }: Config["metrics"],
  log: Log,
): Promise<Server | undefined> {
  if (port === undefined) return undefined;
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    async (request, response) => {
      const isReading = request.method === "GET" || request.method === "HEAD";
      const isHere = readAddress(request.url ?? "").kind === "metrics" && isReading;
      const isAllowed = token === undefined || bearsToken(request.headers.authorization, token);
      const status = !isHere ? 404 : isAllowed ? 200 : 401;
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("X-Content-Type-Options", "nosniff");
      if (status === 401) response.setHeader("WWW-Authenticate", 'Bearer realm="metrics"');
      if (status === 200) response.setHeader("Content-Type", registry.contentType);
      const body =
        status === 200
          ? await registry.metrics().catch((error: unknown) => void log.error({ err: error }, "The metrics could not be read"))
          : "";
      response.writeHead(body === undefined ? 500 : status).end(request.method === "HEAD" ? undefined : body);
    },
  );
  server.maxConnections = 50;
  await listenOn(server, { host, port, names: { host: "METRICS_HOST", port: "METRICS_PORT" } });
  if (token === undefined && !isOfThisMachine.test(host))
    log.warn({ host, port }, "Whoever reaches this address is shown the metrics; with METRICS_TOKEN they would be asked for it");
  return server;
}
