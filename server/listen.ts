import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type Config, StartError } from "#platform/config.server.ts";
import { bringsSession } from "./page-key.ts";

type Fetch = Parameters<typeof getRequestListener>[0];

/** Strangers send little; a body that trickles in holds a connection that someone else could use. */
const strangersBodyMs = 15_000;

type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

export function listen(fetch: Fetch, shortcut: Shortcut, { host, port }: Pick<Config, "host" | "port">): Promise<Server> {
  const answer = getRequestListener(fetch);
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 10_000,
  });
  server.on("request", (request, response) => {
    if (shortcut(request, response)) return;
    answer(request, response);
    if (bringsSession(request.headers.cookie)) return;
    const timer = setTimeout(() => request.complete || request.destroy(), strangersBodyMs).unref();
    request.on("close", () => clearTimeout(timer));
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(`Port ${port} is taken by another program; stop it or set PORT.`, { cause: error });
  if (error.code === "EACCES")
    return new StartError(`Port ${port} may not be used by this user; set PORT to 1024 or higher.`, { cause: error });
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(`HOST ${host} is no address of this machine.`, { cause: error });
  return error;
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;
