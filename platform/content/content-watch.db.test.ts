import { expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { changeContent } from "./content-changes.server.ts";
import { watchContent } from "./content-watch.server.ts";
import { stores } from "./stores.server.ts";

const current = testDatabase();

it.runIf(process.env.TEST_POSTGRES_URL)("tells the other nodes of a change when it commits, and not of one that fails", async () => {
  const heard: string[] = [];
  const connected = Promise.withResolvers<void>();
  const change = Promise.withResolvers<void>();
  const stop = watchContent(current.url ?? "", createLog("silent"), {
    changed: () => {
      heard.push("change");
      change.resolve();
    },
    connected: (yes) => yes && connected.resolve(),
  });
  await connected.promise;
  const officer = { firstName: "Ana", lastName: "Ruiz", title: "Loan Officer", licenseNumber: "1" };
  const failing = changeContent(current.db, async (tx) => {
    await stores.loanofficer.create(tx, officer, { userId: null });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await changeContent(current.db, (tx) => stores.loanofficer.create(tx, officer, { userId: null }));
  await change.promise;
  expect(heard).toEqual(["change"]);
  await stop();
});
