import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { type ContentChange, changeContent } from "./content-changes.server.ts";
import { listenerName, listenForChanges } from "./content-listener.server.ts";
import { contentStore } from "./content-store.server.ts";

const officers = contentStore(loanOfficerDefinition);
const officer = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1" };

const current = testDatabase();
const onPostgres = it.runIf(process.env.TEST_POSTGRES_URL);

const saveOfficer = () => changeContent(current.db, (tx) => officers.create(tx, officer, { userId: null }));

const until = async (condition: () => boolean) => {
  while (!condition()) await setImmediate();
};

/** A node that listens, and what it has heard. */
async function startNode() {
  const events: string[] = [];
  const states: boolean[] = [];
  const times = { heartbeatMs: 15_000, patienceMs: 5_000, retryMs: 1 };
  const watcher = {
    changed: ({ withdraws }: ContentChange) => void events.push(withdraws ? "withdrawn" : "edited"),
    connected: (yes: boolean) => void states.push(yes),
  };
  onTestFinished(listenForChanges(current.url ?? "", createLog("silent"), watcher, times));
  await until(() => states.length === 1);
  return { events, states };
}

onPostgres("tells the other nodes of a change when it commits, and not of one that fails", async () => {
  const { events } = await startNode();
  const failingChange = changeContent(current.db, async (tx) => {
    await officers.create(tx, officer, { userId: null });
    throw new Error("no");
  });
  await expect(failingChange).rejects.toThrow("no");
  const { loanOfficerId: officerId } = await saveOfficer();
  await until(() => events.length > 0);
  expect(events).toEqual(["edited"]);
  await changeContent(current.db, (tx) => officers.remove(tx, officerId, { userId: null }));
  await until(() => events.length > 1);
  expect(events).toEqual(["edited", "withdrawn"]);
});

onPostgres("hears again after the database ended its connection, as a failover does", async () => {
  const { events, states } = await startNode();
  await current.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${listenerName}
    and datname = current_database()`);
  await until(() => states.length === 3);
  await saveOfficer();
  await until(() => events.length > 0);
  expect(states).toEqual([true, false, true]);
});
