import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { extendBodyDeadline, setBodyDeadline } from "./body-deadline.ts";

let server: ReturnType<typeof createServer>;
let requestArrival: Promise<IncomingMessage>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  requestArrival = promise;
  server = createServer((request) => {
    request.on("error", () => {});
    setBodyDeadline(request);
    resolve(request);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Sends the beginning of a body, with whatever it claims about its sender. */
function trickle(claim: string) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`POST /contact-us HTTP/1.1\r\nHost: a\r\n${claim}Content-Length: 100\r\n\r\nname=`);
  return { socket, cutOff: new Promise<void>((resolve) => socket.on("close", () => resolve())) };
}

it.each(["", "Cookie: umbral.session=x\r\n", "Cookie: __Host-umbral.session=x.y\r\nAuthorization: Bearer x\r\n"])(
  "a body that trickles in is cut off after 15 seconds, whatever it claims: %j",
  async (claim) => {
    const { cutOff } = trickle(claim);
    const request = await requestArrival;
    vi.advanceTimersByTime(14_900);
    expect(request.destroyed).toBe(false);
    vi.advanceTimersByTime(200);
    expect(request.destroyed).toBe(true);
    await cutOff;
  },
);

it("someone whose session has been verified has five minutes", async () => {
  const { socket } = trickle("");
  const request = await requestArrival;
  extendBodyDeadline(request);
  vi.advanceTimersByTime(290_000);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(11_000);
  expect(request.destroyed).toBe(true);
  socket.destroy();
});
