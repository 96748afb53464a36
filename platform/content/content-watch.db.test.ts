import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { loanOfficerDefinition } from "#app/features/loan-officers/definition.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { changeContent } from "./content-changes.server.ts";
import { contentStore } from "./content-store.server.ts";
import { inTurn, watchContent } from "./content-watch.server.ts";
import { listenerName, RollCall } from "./roll-call.server.ts";

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
  const heard: string[] = [];
  const states: boolean[] = [];
  const times = { heartbeatMs: 15_000, patienceMs: 5_000, delay: () => 1 };
  const watcher = { changed: (table = "anything") => void heard.push(table), connected: (yes: boolean) => void states.push(yes) };
  const { everyNodeKnows, stop } = watchContent(current.url ?? "", createLog("silent"), watcher, times);
  onTestFinished(stop);
  await until(() => states.length === 1);
  return { heard, states, everyNodeKnows, stop };
}

onPostgres("tells the other nodes of a change when it commits, and not of one that fails", async () => {
  const { heard } = await startNode();
  const failingChange = changeContent(current.db, async (tx) => {
    await officers.create(tx, officer, { userId: null });
    throw new Error("no");
  });
  await expect(failingChange).rejects.toThrow("no");
  await saveOfficer();
  await until(() => heard.length > 0);
  expect(heard).toEqual(["loan_officers"]);
});

onPostgres("hears again after the database ended its connection, as a failover does", async () => {
  const { heard, states } = await startNode();
  await current.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${listenerName}
    and datname = current_database()`);
  await until(() => states.length === 3);
  await saveOfficer();
  await until(() => heard.length > 0);
  expect(states).toEqual([true, false, true]);
});

onPostgres("when every node is said to know of a change, each has heard of it, however often it is asked at a time", async () => {
  const [writer, ...others] = await Promise.all([startNode(), startNode(), startNode()]);
  for (let count = 1; count <= 20; count++) {
    await saveOfficer();
    await Promise.all([writer.everyNodeKnows(), writer.everyNodeKnows(), others[0]?.everyNodeKnows()]);
    expect(others.map(({ heard }) => heard.length)).toEqual([count, count]);
  }
});

onPostgres("nobody waits for a node that has left, nor without a connection of one's own", async () => {
  const [writer, other] = await Promise.all([startNode(), startNode()]);
  await other.stop();
  await writer.everyNodeKnows();
  await writer.stop();
  await writer.everyNodeKnows();
});

onPostgres("a node that does not answer is waited for once, and again after it has answered", async () => {
  const [mute, client] = [new pg.Client(current.url), new pg.Client(current.url)];
  for (const connection of [mute, client]) {
    await connection.connect();
    onTestFinished(() => connection.end());
  }
  const questions: string[] = [];
  mute.on("notification", ({ payload }) => payload?.startsWith("who knows ") && questions.push(payload.slice("who knows ".length)));
  await mute.query(`listen umbral_roll_call; set application_name = '${listenerName}'`);
  const answer = (question: string | undefined) =>
    mute.query("select pg_notify('umbral_roll_call', pg_backend_pid() || ' knows ' || $1::text)", [question]);
  const patience = Promise.withResolvers<void>();
  const patiences = [patience.promise];
  const rollCall = new RollCall(() => patiences.shift() ?? new Promise(() => {}));
  client.on("notification", ({ payload }) => rollCall.hear(payload ?? ""));
  const query = inTurn(client);
  await rollCall.join(query);

  const firstCall = rollCall.everyNodeKnows();
  // Its connection answers in turn: by now it knows whom it waits for.
  await query("select 1");
  patience.resolve();
  await firstCall;
  await rollCall.everyNodeKnows();
  await until(() => questions.length === 2);
  for (const question of questions) await answer(question);
  await query("select 1");

  const events: string[] = [];
  const everyoneKnows = rollCall.everyNodeKnows().then(() => events.push("everyone knows"));
  await until(() => questions.length === 3);
  events.push("answers");
  await answer(questions[2]);
  await everyoneKnows;
  expect(events).toEqual(["answers", "everyone knows"]);
});
