import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { loanOfficerDefinition } from "#app/features/loan-officers/definition.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { changeContent } from "./content-changes.server.ts";
import { contentStore } from "./content-store.server.ts";
import { queryInTurn, watchContent } from "./content-watch.server.ts";
import { listenerName, RollCall } from "./roll-call.server.ts";

const officers = contentStore(loanOfficerDefinition);
const officer = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1" };

const current = testDatabase();
const onPostgres = it.runIf(process.env.TEST_POSTGRES_URL);

const saveOfficer = () => changeContent(current.db, (tx) => officers.create(tx, officer, { userId: null }));

const until = async (condition: () => boolean) => {
  while (!condition()) await setImmediate();
};

/** A node that listens, and what it has heard. It waits for the others for ever. */
async function startNode() {
  const heard: string[] = [];
  const states: boolean[] = [];
  const times = { heartbeatMs: 15_000, patienceMs: 5_000, delay: () => 1, wait: (answers: Promise<void>) => answers };
  const watcher = { changed: (table = "anything") => void heard.push(table), connected: (yes: boolean) => void states.push(yes) };
  const { waitForOtherNodes, stop } = watchContent(current.url ?? "", createLog("silent"), watcher, times);
  onTestFinished(stop);
  await until(() => states.length === 1);
  return { heard, states, waitForOtherNodes, stop };
}

async function countListeners(): Promise<number> {
  const listeners = sql`select from pg_stat_activity where application_name = ${listenerName} and datname = current_database()`;
  const answer: unknown = await current.db.execute(sql`select count(*)::int as count from (${listeners}) listeners`);
  return (answer as { rows: [{ count: number }] }).rows[0].count;
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

onPostgres("who has waited for the other nodes finds that each has heard of a change, however many ask at a time", async () => {
  const [writer, ...others] = await Promise.all([startNode(), startNode(), startNode()]);
  for (let count = 1; count <= 20; count++) {
    await saveOfficer();
    await Promise.all([writer.waitForOtherNodes(), writer.waitForOtherNodes(), others[0]?.waitForOtherNodes()]);
    expect(others.map(({ heard }) => heard.length)).toEqual([count, count]);
  }
});

onPostgres("nobody waits for a node that has left, nor without a connection of one's own", async () => {
  const [writer, other] = await Promise.all([startNode(), startNode()]);
  await other.stop();
  // The database notices a closed connection in its own time; until then the node is waited for.
  while ((await countListeners()) > 1);
  await writer.waitForOtherNodes();
  await writer.stop();
  await writer.waitForOtherNodes();
});

onPostgres("a node whose connection was lost waits for the others again when it is back", async () => {
  const [writer, other] = await Promise.all([startNode(), startNode()]);
  await current.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${listenerName}
    and datname = current_database()`);
  await until(() => writer.states.length === 3 && other.states.length === 3);
  while ((await countListeners()) > 2);
  await saveOfficer();
  await writer.waitForOtherNodes();
  expect(other.heard).toEqual(["loan_officers"]);
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
  const rollCall = new RollCall(createLog("silent"), (answers) => Promise.race([answers, patiences.shift() ?? answers]));
  client.on("notification", ({ payload }) => rollCall.hear(payload ?? ""));
  const query = queryInTurn(client, () => {});
  await rollCall.join(query);

  const firstCall = rollCall.waitForOtherNodes();
  // Its connection answers in turn: by now it knows whom it waits for.
  await query("select 1");
  patience.resolve();
  await firstCall;
  await rollCall.waitForOtherNodes();
  await until(() => questions.length === 2);
  for (const question of questions) await answer(question);
  await query("select 1");

  const events: string[] = [];
  const everyoneKnows = rollCall.waitForOtherNodes().then(() => events.push("everyone knows"));
  await until(() => questions.length === 3);
  await query("select 1");
  events.push("answers");
  await answer(questions[2]);
  await everyoneKnows;
  expect(events).toEqual(["answers", "everyone knows"]);
});
