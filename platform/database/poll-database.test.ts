import type { Socket } from "node:net";
import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { startPostgresStandIn } from "#test/postgres-stand-in.ts";
import { Availability, type DatabaseCondition } from "./availability.server.ts";
import { isUnavailable } from "./errors.server.ts";
import { failWhileAway, openSocket } from "./fail-while-away.server.ts";
import { pollDatabase } from "./poll-database.server.ts";

const log = createLog("silent");
const quick = { intervalMs: 5, timeoutMs: 200 };
const openParts: Array<() => Promise<unknown>> = [];

afterEach(async () => {
  for (const close of openParts.splice(0).reverse()) await close();
});

/** Resolves with the next condition that is reported. */
const nextCondition = (availability: Availability) =>
  new Promise<DatabaseCondition>((resolve) => {
    const stop = availability.onChange((condition) => {
      stop();
      resolve(condition);
    });
  });

it("reports that a server is away when it no longer answers, and that it is back", async () => {
  const state = { isFrozen: false };
  const server = await startPostgresStandIn(() => (state.isFrozen ? "ignore" : "accept"));
  const availability = new Availability();
  openParts.push(server.stop, pollDatabase(server.url, availability, log, quick));
  state.isFrozen = true;
  expect(await nextCondition(availability)).toBe("unavailable");
  expect(availability.since).toBeInstanceOf(Date);
  state.isFrozen = false;
  expect(await nextCondition(availability)).toBe("available");
  expect(availability.since).toBeUndefined();
});

it("takes a connection that was cut for no outage while the server accepts another", async () => {
  let queries = 0;
  const server = await startPostgresStandIn(() => {
    queries++;
    return "accept";
  });
  const availability = new Availability();
  const reported: DatabaseCondition[] = [];
  availability.onChange((condition) => reported.push(condition));
  openParts.push(server.stop, pollDatabase(server.url, availability, log, quick));
  await expect.poll(() => queries).toBeGreaterThan(0);
  for (const socket of server.open) socket.destroy();
  const queriesBefore = queries;
  await expect.poll(() => queries).toBeGreaterThan(queriesBefore + 1);
  expect([server.connections(), reported]).toEqual([2, []]);
});

it("reports that a server which does not exist is away", async () => {
  const availability = new Availability();
  openParts.push(pollDatabase("postgres://someone@127.0.0.1:1/umbral", availability, log, quick));
  expect(await nextCondition(availability)).toBe("unavailable");
});

it("cuts what waits for a server that is known to be away, and refuses what comes without asking it", async () => {
  const state = { isFrozen: false };
  const server = await startPostgresStandIn(() => (state.isFrozen ? "ignore" : "accept"));
  openParts.push(server.stop);
  const availability = new Availability();
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({ connectionString: server.url, stream: () => openSocket(sockets) });
  pool.on("error", () => {});
  failWhileAway(pool, availability, sockets);
  openParts.push(() => pool.end());
  await pool.query("select 0");
  state.isFrozen = true;
  const waitingQuery = pool.query("select 1").catch((error: unknown) => error);
  const connections = server.connections();
  availability.report("unavailable");
  const failures = [await waitingQuery, await pool.query("select 2").catch((error: unknown) => error)];
  failures.push(await pool.connect().catch((error: unknown) => error));
  expect(failures.map(isUnavailable)).toEqual([true, true, true]);
  expect(server.connections()).toBe(connections);
  state.isFrozen = false;
  availability.report("available");
  await pool.query("select 4");
});
