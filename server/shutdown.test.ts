import { once } from "node:events";
import { Agent, createServer, get, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { type ClosingStep, shutDown } from "./shutdown.ts";

const never = () => new Promise<void>(() => {});

async function site(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Shuts down and tells in which order things happened. */
async function endServer(server: Awaited<ReturnType<typeof site>>["server"], steps: ClosingStep[], seconds: number, events: string[]) {
  const lines: Array<Record<string, unknown>> = [];
  const log = createLog("info", { write: (line: string) => lines.push(JSON.parse(line)) });
  const lifecycle = { stopping: false };
  const code = await new Promise<number>((resolve) => {
    void shutDown({ server, lifecycle, log, steps, seconds }, "SIGINT", resolve);
    events.push(lifecycle.stopping ? "not ready" : "ready");
  });
  return { code, lines };
}

it("fails readiness first, lets running requests finish, and closes the rest in order", async () => {
  const events: string[] = [];
  const [arrival, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { server, url } = await site(async (_request, response) => {
    arrival.resolve();
    await release.promise;
    events.push("answered");
    response.setHeader("Connection", "close").end("whole");
  });
  const answer = fetch(url).then((response) => response.text());
  await arrival.promise;
  const step = (name: string) => ({ name, close: async () => void events.push(name) });
  const endOfServer = endServer(server, [step("mail"), step("database")], 60, events);
  release.resolve();
  expect((await endOfServer).code).toBe(0);
  expect(await answer).toBe("whole");
  expect(events).toEqual(["not ready", "answered", "mail", "database"]);
});

it("goes on without a step that hangs or fails, so that the database is closed all the same", async () => {
  const events: string[] = [];
  const { server } = await site((_request, response) => void response.end());
  const steps = [
    { name: "mail", close: never },
    { name: "other nodes", close: () => Promise.reject(new Error("no")) },
    { name: "database", close: async () => void events.push("database") },
  ];
  const { code, lines } = await endServer(server, steps, 1, events);
  expect([code, events]).toEqual([0, ["not ready", "database"]]);
  expect(lines).toContainEqual(expect.objectContaining({ doing: "mail", level: "warn" }));
  expect(lines).toContainEqual(expect.objectContaining({ doing: "other nodes", level: "error" }));
});

it("ends at the deadline whatever hangs: a request, and everything that was to be closed", async () => {
  const arrival = Promise.withResolvers<void>();
  const { server, url } = await site(() => arrival.resolve());
  const answer = fetch(url).catch(() => "hung up");
  await arrival.promise;
  const steps = ["mail", "other nodes", "database"].map((name) => ({ name, close: never }));
  const { code, lines } = await endServer(server, steps, 0.5, []);
  expect(code).toBe(1);
  expect(lines.at(-1)).toMatchObject({ level: "error" });
  expect(await answer).toBe("hung up");
});

it("answers on old and new connections until a balancer has had time to notice, and only then closes the port", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const lifecycle = { stopping: false, lastPolledAt: Date.now() };
  const { server, url } = await site((_request, response) => void response.end("served"));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (connection: Agent | false) =>
    new Promise<string>((resolve) => {
      get(url, { agent: connection }, (answer) => void answer.resume().on("end", () => resolve("served"))).on("error", () =>
        resolve("hung up"),
      );
    });
  await ask(agent);
  const parts = { server, lifecycle, log: createLog("silent"), steps: [], seconds: 60 };
  const end = new Promise<number>((resolve) => void shutDown(parts, "SIGTERM", resolve));
  expect([await ask(agent), await ask(false)]).toEqual(["served", "served"]);
  vi.advanceTimersByTime(6_000);
  expect(await end).toBe(0);
  expect(await ask(false)).toBe("hung up");
  agent.destroy();
});
