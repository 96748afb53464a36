import { request } from "node:http";
import { onTestFinished } from "vitest";
import { listen, portOf } from "#server/listen.ts";
import type { RequestHandler } from "#server/request-handler.ts";

type Init = { method?: string; headers?: Record<string, string>; body?: string };

/** For one test, the server behind a real port: requests take every shortcut that visitors' requests take, with the path as it is written. */
export async function openPort(handler: RequestHandler) {
  const server = await listen(handler, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (path: string, { method = "GET", headers = {}, body }: Init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port: portOf(server), method, path, headers }, async (incoming) => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk);
        const pairs = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
        const isEmpty = [204, 304].includes(incoming.statusCode ?? 0);
        resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status: incoming.statusCode ?? 0, headers: pairs }));
      });
      asked.on("error", reject).end(body);
    });
}
