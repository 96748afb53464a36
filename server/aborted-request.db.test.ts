import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { testApp } from "#test/app.ts";
import { createResponse } from "./cached-response.ts";
import { listen, portOf } from "./listen.ts";
import type { Pages } from "./pages.ts";
import { createRequestHandler } from "./request-handler.ts";

const { current } = testApp();

type Line = { level: string; msg: string; path?: string; status?: number };
const lines: Line[] = [];
let heard = Promise.withResolvers<void>();
let server: Awaited<ReturnType<typeof listen>>;

/** As the router answers a request once its client has hung up. */
const routerThatWaits: Pages["renderPersonal"] = async ({ signal }) => {
  if (!signal.aborted) await once(signal, "abort");
  return createResponse(500, {}, "Unexpected Server Error");
};

beforeAll(async () => {
  const write = (line: string) => {
    lines.push(JSON.parse(line));
    if (lines.at(-1)?.msg === "request") heard.resolve();
  };
  const { db, log } = current.platform;
  const handler = createRequestHandler(
    { ...current.platform, log: createLog("info", { write }) },
    {
      pages: { renderPersonal: routerThatWaits, renderShared: () => Promise.reject(new Error("Not asked for")) },
      shared: { db, log, siteUrl: "http://localhost" },
      visitorCookie: () => undefined,
    },
  );
  server = await listen(handler, { host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

it.each(["application/json", "multipart/form-data; boundary=b"])(
  "a request of %s that is cut off is no failure of the database",
  async (type) => {
    lines.length = 0;
    heard = Promise.withResolvers<void>();
    const socket = connect(portOf(server), "127.0.0.1");
    const requestArrival = once(server, "request");
    socket.write(`POST /api/Common/SendEmail HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{"name":`);
    await requestArrival;
    socket.destroy();
    await heard.promise;
    expect(lines.filter(({ level }) => level === "error")).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ level: "info", msg: "request" }));
  },
);

it("a page of the admin that its reader left while it was made is no failure of ours", async () => {
  lines.length = 0;
  heard = Promise.withResolvers<void>();
  const socket = connect(portOf(server), "127.0.0.1");
  const requestArrival = once(server, "request");
  socket.write("GET /admin HTTP/1.1\r\nHost: x\r\n\r\n");
  await requestArrival;
  socket.destroy();
  await heard.promise;
  expect(lines).toEqual([expect.objectContaining({ level: "info", msg: "request", path: "/admin", status: 400 })]);
});
