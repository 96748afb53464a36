import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type Config, StartError } from "#platform/config.server.ts";
import { setBodyDeadline } from "./body-deadline.ts";
import type { RequestHandler } from "./request-handler.ts";

export function listen({ fetch, sendCached }: RequestHandler, { host, port }: Pick<Config, "host" | "port">): Promise<Server> {
  const handle = getRequestListener((request, bindings) => fetch(request, bindings as never), { hostname: "localhost" });
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 10_000,
  });
  server.on("request", (request, response) => {
    // Node uses the first one; a proxy may have used the second.
    if (countHosts(request) > 1) {
      response.writeHead(400, { connection: "close" }).end();
      return;
    }
    setBodyDeadline(request);
    if (sendCached(request, response)) return;
    // A supervisor may use any host name or none.
    if (/^\/(healthz|readyz)$/.test(request.url ?? "")) delete request.headers.host;
    handle(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explainListenError(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
}

/** Raw headers alternate names and values. */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(`Port ${port} is taken by another program; stop it or set PORT.`, { cause: error });
  if (error.code === "EACCES")
    return new StartError(`Port ${port} may not be used by this user; set PORT to 1024 or higher.`, { cause: error });
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(`HOST ${host} is no address of this machine.`, { cause: error });
  return error;
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;
