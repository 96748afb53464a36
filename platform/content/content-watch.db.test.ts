import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { loanOfficerDefinition } from "#app/features/loan-officers/definition.server.ts";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { changeContent } from "./content-changes.server.ts";
import { contentStore } from "./content-store.server.ts";
import { watchContent } from "./content-watch.server.ts";

const officers = contentStore(loanOfficerDefinition);

const current = testDatabase();

it.runIf(process.env.TEST_POSTGRES_URL)("tells the other nodes of a change when it commits, and not of one that fails", async () => {
  const heard: string[] = [];
  const connection = Promise.withResolvers<void>();
  const change = Promise.withResolvers<void>();
  const stop = watchContent(current.url ?? "", createLog("silent"), {
    changed: (table) => {
      heard.push(table ?? "anything");
      change.resolve();
    },
    connected: (yes) => yes && connection.resolve(),
  });
  await connection.promise;
  const officer = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1" };
  const failingChange = changeContent(current.db, async (tx) => {
    await officers.create(tx, officer, { userId: null });
    throw new Error("no");
  });
  await expect(failingChange).rejects.toThrow("no");
  await changeContent(current.db, (tx) => officers.create(tx, officer, { userId: null }));
  await change.promise;
  expect(heard).toEqual(["loan_officers"]);
  await stop();
});

it.runIf(process.env.TEST_POSTGRES_URL)("hears again after the database ended its connection, as a failover does", async () => {
  const states: boolean[] = [];
  const change = Promise.withResolvers<void>();
  const [first, again] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const connection = (yes: boolean) => {
    states.push(yes);
    if (yes) (states.length === 1 ? first : again).resolve();
  };
  const times = { heartbeatMs: 15_000, patienceMs: 5_000, delay: () => 1 };
  const stop = watchContent(current.url ?? "", createLog("silent"), { changed: () => change.resolve(), connected: connection }, times);
  await first.promise;
  await current.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen umbral_content'`);
  await again.promise;
  const officer = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1" };
  await changeContent(current.db, (tx) => officers.create(tx, officer, { userId: null }));
  await change.promise;
  expect(states).toEqual([true, false, true]);
  await stop();
});
