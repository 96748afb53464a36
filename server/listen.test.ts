import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { listen, portOf } from "./listen.ts";

const requestHandler = {
  sendCached: () => false,
  fetch: async (request: Request) => new Response(request.method),
  request: async () => new Response(),
};

async function statusLine(port: number, head: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  const [first] = await once(socket.setEncoding("utf8"), "data");
  socket.destroy();
  return String(first).split("\r\n")[0] ?? "";
}

it("answers about its health whatever name it is asked by, and without one", async () => {
  const server = await listen(requestHandler, { host: "127.0.0.1", port: 0 });
  const port = portOf(server);
  const heads = [
    "GET /healthz HTTP/1.0",
    "GET /readyz HTTP/1.0",
    "GET /readyz HTTP/1.1\r\nHost: no name at all[",
    "HEAD /healthz HTTP/1.1\r\nHost: 10.0.0.7:3000",
  ];
  const lines = await Promise.all(heads.map((head) => statusLine(port, head)));
  expect(lines).toEqual(heads.map(() => "HTTP/1.1 200 OK"));
  expect(await statusLine(port, "GET / HTTP/1.1\r\nHost: no name at all[")).toBe("HTTP/1.1 400 Bad Request");
  server.close();
});

it("refuses a request with two names for the site, whatever is asked for", async () => {
  const server = await listen(requestHandler, { host: "127.0.0.1", port: 0 });
  const port = portOf(server);
  for (const path of ["/", "/readyz", "/api/auth/me"])
    for (const hosts of ["Host: umbral.example\r\nhost: evil.example", "HOST: umbral.example\r\nHost: umbral.example"])
      expect(await statusLine(port, `GET ${path} HTTP/1.1\r\n${hosts}`)).toBe("HTTP/1.1 400 Bad Request");
  expect(await statusLine(port, "GET / HTTP/1.1\r\nHost: umbral.example\r\nX-Name: host")).toBe("HTTP/1.1 200 OK");
  server.close();
});
