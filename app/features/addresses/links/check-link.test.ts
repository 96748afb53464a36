import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLinkClient } from "./ask-link.server.ts";
import { checkLink } from "./check-link.server.ts";
import { isPublicAddress } from "./public-address.ts";

const never = new AbortController().signal;

/** Every name leads to a server of this test. */
async function openSite(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(
      `${request.method} ${request.url} ${request.headers["user-agent"]} ${request.headers.cookie ?? request.headers.authorization ?? ""}`,
    );
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const resolve = ((_name: string, _options: object, callback: (error: null, found: object) => void) =>
    callback(null, [{ address: "127.0.0.1", family: 4 }])) as never;
  const ask = createLinkClient("Test/1.0", { resolve, isAllowed: () => true });
  return { asked, ask, at: (path: string) => `http://site.example:${port}${path}` };
}

it("asks briefly, then as a browser does, and follows redirects", async () => {
  const { ask, asked, at } = await openSite((request, response) => {
    if (request.url === "/moved") return response.writeHead(302, { location: "/page" }).end();
    if (request.method === "HEAD") return response.writeHead(405).end();
    response.end("a page");
  });
  expect(await checkLink(at("/moved"), ask, never)).toEqual({ state: "works", status: 200 });
  expect(asked.map((line) => line.trim())).toEqual(["HEAD /moved Test/1.0", "HEAD /page Test/1.0", "GET /page Test/1.0"]);
});

it.each([
  [404, "gone"],
  [410, "gone"],
  [401, "unknown"],
  [403, "unknown"],
  [429, "unknown"],
  [500, "unknown"],
  [503, "unknown"],
  [999, "unknown"],
])("takes the status %i for %s", async (status, state) => {
  const { ask, at } = await openSite((_, response) => response.writeHead(status).end());
  expect(await checkLink(at("/"), ask, never)).toEqual({ state, status });
});

it("knows nothing of a site that redirects forever, to something else, or does not answer", async () => {
  const { ask, at } = await openSite((request, response) => {
    if (request.url === "/silent") return request.socket.destroy();
    response.writeHead(301, { location: request.url === "/file" ? "file:///etc/passwd" : "/again" }).end();
  });
  for (const path of ["/again", "/file", "/silent"]) expect(await checkLink(at(path), ask, never)).toMatchObject({ state: "unknown" });
});

it("sends no password that a link contains", async () => {
  const { ask, asked, at } = await openSite((_, response) => response.end());
  expect(await checkLink(at("/").replace("http://", "http://ana:secret@"), ask, never)).toMatchObject({ state: "unknown" });
  expect(asked).toEqual([]);
});

it("takes a name that does not exist for gone", async () => {
  const resolve = ((_name: string, _options: object, callback: (error: Error) => void) =>
    callback(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }))) as never;
  const ask = createLinkClient("Test/1.0", { resolve, isAllowed: () => true });
  expect(await checkLink("https://no.example/", ask, never)).toEqual({ state: "gone", status: null, isUnresolved: true });
});

describe("the guard", () => {
  it("connects to no address beside this server, whether it is named, numbered or redirected to", async () => {
    let requests = 0;
    const { at } = await openSite((_, response) => {
      requests++;
      response.end();
    });
    const { port } = new URL(at("/"));
    const resolve = ((_name: string, _options: object, callback: (error: null, found: object) => void) =>
      callback(null, [
        { address: "93.184.215.14", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ])) as never;
    const ask = createLinkClient("Test/1.0", { resolve, isAllowed: (address) => isPublicAddress(address) });
    for (const host of ["rebound.example", "127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"])
      expect(await checkLink(`http://${host}:${port}/`, ask, never), host).toMatchObject({ state: "unknown", status: null });
    expect(requests).toBe(0);
  });

  it("asks only the ports of the web", async () => {
    expect(await checkLink("http://93.184.215.14:22/", createLinkClient("Test/1.0"), never)).toMatchObject({
      state: "unknown",
      status: null,
    });
  });

  it.each([
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
    ...["198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:10.0.0.1"],
    ...["64:ff9b::a00:1", "2002:a00:1::", "2001::1", "2001:db8::1", "localhost", ""],
  ])("refuses %s", (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(["93.184.215.14", "8.8.8.8", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"])("lets %s through", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});
