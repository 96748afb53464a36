import { expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { purgeReads, recordReads } from "./record-reads.server.ts";
import { personalDataReads } from "./tables/personal-data-reads.server.ts";

const current = testDatabase();
const log = createLog("silent");
const reader = { userId: 3, clientAddress: "203.0.113.7", call: "GET /api/thing" };
const things = (...ids: number[]) => [{ entity: "thing", ids }];
const start = new Date("2026-03-10T12:00:00Z");
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const read = (records = things(1, 2), at = start, by = reader) => recordReads({ db: current.db, log }, by, records, at);
const rows = () => current.db.select().from(personalDataReads).orderBy(personalDataReads.personalDataReadId);

it("the same list fetched again within ten minutes is one row that counts how often", async () => {
  await read();
  await read(things(2, 1, 2), minutesLater(5));
  await read(undefined, minutesLater(10));
  expect(await rows()).toMatchObject([
    { recordIds: [1, 2], times: 2, at: start, lastAt: minutesLater(5) },
    { recordIds: [1, 2], times: 1, at: minutesLater(10) },
  ]);
});

it("what differs in person, address, operation or records is a row of its own", async () => {
  await read();
  await read(things(1, 2, 3));
  await read([...things(1, 2), { entity: "other", ids: [1] }]);
  for (const change of [{ userId: 4 }, { clientAddress: "203.0.113.8" }, { call: "GET /api/thing/:id" }])
    await read(undefined, start, { ...reader, ...change });
  expect((await rows()).map(({ times }) => times)).toEqual([2, 1, 1, 1, 1, 1]);
});

it("what shows no record is no read", async () => {
  await read(things());
  expect(await rows()).toEqual([]);
});

it("old reads are removed in batches, younger ones stay", async () => {
  for (const minutes of [0, 20, 40]) await read(undefined, minutesLater(minutes));
  expect(await purgeReads(current.db, minutesLater(20), 1)).toBe(1);
  expect(await purgeReads(current.db, minutesLater(20), 100)).toBe(1);
  expect(await rows()).toMatchObject([{ at: minutesLater(40) }]);
});
