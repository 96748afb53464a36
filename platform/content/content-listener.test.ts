import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { type Answer, startPostgresStandIn } from "#test/postgres-stand-in.ts";
import { listenForChanges } from "./content-listener.server.ts";

const quick = { heartbeatMs: 1, patienceMs: 100, retryMs: 1 };
const cleanUps: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function watch(answer: (query: string) => Answer, { greets = true, times = quick } = {}) {
  const server = await startPostgresStandIn(answer, greets);
  const states: boolean[] = [];
  const stop = listenForChanges(server.url, createLog("silent"), { changed: () => {}, connected: (yes) => states.push(yes) }, times);
  cleanUps.push(server.stop, stop);
  return { server, states, stop };
}

const until = async (condition: () => boolean) => {
  while (!condition()) await setImmediate();
};

describe("the watch for changes of other nodes", () => {
  it("leaves no connection behind when LISTEN fails", async () => {
    const { server, states } = await watch(() => "refuse");
    await until(() => server.connections() >= 5);
    expect(server.open.size).toBeLessThanOrEqual(2);
    expect(states).toEqual([]);
  });

  it("notices a connection that no longer answers, and listens again by itself", async () => {
    let mute = false;
    const { server, states } = await watch((query) => (mute && query === "select 1" ? "ignore" : "accept"));
    await until(() => states.length === 1);
    mute = true;
    await until(() => states.length >= 3);
    mute = false;
    expect(states.slice(0, 3)).toEqual([true, false, true]);
    expect(server.connections()).toBeGreaterThanOrEqual(2);
  });

  it("comes back after the server hung up", async () => {
    const { server, states } = await watch(() => "accept");
    await until(() => states.length === 1);
    for (const socket of server.open) socket.destroy();
    await until(() => states.length >= 3);
    expect(states.slice(0, 3)).toEqual([true, false, true]);
  });

  it("stops while it is still connecting, or waiting to", async () => {
    const forEver = { ...quick, patienceMs: 3_600_000, retryMs: 3_600_000 };
    const connectingWatch = await watch(() => "accept", { greets: false, times: forEver });
    await until(() => connectingWatch.server.connections() === 1);
    await connectingWatch.stop();
    await until(() => connectingWatch.server.open.size === 0);
    const watcher = await watch(() => "refuse", { times: forEver });
    await until(() => watcher.server.connections() === 1 && watcher.server.open.size === 0);
    await watcher.stop();
  });
});
