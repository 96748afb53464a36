import { eq, type SQL, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents } from "#db/tables/audit-events.server.ts";
import { auditSeals } from "#db/tables/audit-seals.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { testDatabase } from "#test/database.ts";
import { databaseBefore } from "#test/former-database.ts";
import { findBrokenSeals, lastSeal } from "./audit-chain.server.ts";
import { purgeAudit } from "./purge-audit.server.ts";
import { recordAudit } from "./record-audit.server.ts";

const current = testDatabase();

const year = (number: number) => new Date(Date.UTC(number, 0, 1));
const record = (number: number, db: Db = current.db) =>
  recordAudit(db, { action: "session.signIn", userId: number, subject: "session:ñ", clientAddress: "203.0.113.9", at: year(number) });
const seals = () => current.db.select().from(auditSeals).orderBy(auditSeals.position);

async function recordFour(): Promise<void> {
  for (const number of [2021, 2022, 2023, 2024]) await record(number);
}

/** As somebody would who may do everything in the database. */
async function forge(change: SQL): Promise<void> {
  for (const table of ["audit_events", "audit_seals"]) await current.db.execute(sql.raw(`alter table ${table} disable trigger user`));
  await current.db.execute(change);
  for (const table of ["audit_events", "audit_seals"]) await current.db.execute(sql.raw(`alter table ${table} enable trigger user`));
}

describe("the chain of hashes over the audit list", () => {
  it("has a link for each event, which follows from the one before, whatever the session's time zone", async () => {
    await recordFour();
    const links = await seals();
    expect(links.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(links.map(({ previousHash }) => previousHash)).toEqual(["", ...links.slice(0, 3).map(({ hash }) => hash)]);
    expect(new Set(links.map(({ hash }) => hash)).size).toBe(4);
    expect(await lastSeal(current.db)).toBe(links[3]?.hash);
    const elsewhere = current.db.transaction(async (tx) => {
      await tx.execute(sql`set local timezone = 'Asia/Kolkata'`);
      return findBrokenSeals(tx);
    });
    expect(await elsewhere).toEqual([]);
  });

  it("has no link of what was rolled back, and no gap there", async () => {
    await record(2021);
    const undone = current.db.transaction(async (tx) => {
      await record(2022, tx);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await record(2023);
    expect((await seals()).map(({ position, at }) => [position, at.getUTCFullYear()])).toEqual([
      [1, 2021],
      [2, 2023],
    ]);
    expect(await findBrokenSeals(current.db)).toEqual([]);
  });

  it.runIf(process.env.TEST_POSTGRES_URL)("is one chain where transactions overlap, in the order of their commits", async () => {
    const { promise: bothWritten, resolve: letGo } = Promise.withResolvers<void>();
    const earlier = current.db.transaction(async (tx) => {
      await record(2021, tx);
      await bothWritten;
    });
    await current.db.transaction((tx) => record(2022, tx));
    letGo();
    await earlier;
    await Promise.all(Array.from({ length: 20 }, (_, index) => current.db.transaction((tx) => record(2030 + index, tx))));
    const links = await seals();
    expect(links.slice(0, 2).map(({ at }) => at.getUTCFullYear())).toEqual([2022, 2021]);
    expect(links).toHaveLength(22);
    expect(await findBrokenSeals(current.db)).toEqual([]);
  });

  it.each<[string, SQL, string[]]>([
    [
      "an event that was changed",
      sql`update audit_events set client_address = '203.0.113.10' where user_id = 2022`,
      ["1 events of the activity log were changed after they were written (audit_events)"],
    ],
    [
      "an event that was removed from among the others",
      sql`delete from audit_events where user_id = 2022`,
      ["1 events of the activity log were removed before their time (audit_events)"],
    ],
    [
      "an event that was added past the chain",
      sql`insert into audit_events (action, user_id) values ('session.signIn', 7)`,
      ["1 events of the activity log are not in its chain of hashes (audit_seals)"],
    ],
    [
      "a link that was taken out with its event",
      sql`with gone as (delete from audit_events where user_id = 2022 returning audit_event_id) delete from audit_seals using gone where audit_seals.audit_event_id = gone.audit_event_id`,
      ["1 links of the activity log's chain of hashes do not follow from the one before (audit_seals)"],
    ],
    [
      "an event that was changed with its own link, but not the next",
      sql`with changed as (update audit_events set user_id = 1 where user_id = 2022 returning audit_events)
        update audit_seals set hash = audit_event_hash(previous_hash, (select audit_events from changed)) where position = 2`,
      ["1 links of the activity log's chain of hashes do not follow from the one before (audit_seals)"],
    ],
  ])("shows %s", async (_, change, troubles) => {
    await recordFour();
    expect(await findBrokenSeals(current.db)).toEqual([]);
    await forge(change);
    expect(await findBrokenSeals(current.db)).toEqual(troubles);
  });

  it("shows an end that was taken away, or a chain that was written anew, to whoever knows an earlier seal", async () => {
    await recordFour();
    const known = await lastSeal(current.db);
    expect(await findBrokenSeals(current.db, known)).toEqual([]);
    await forge(sql`with gone as (delete from audit_events where user_id = 2024 returning audit_event_id)
      delete from audit_seals using gone where audit_seals.audit_event_id = gone.audit_event_id`);
    expect(await findBrokenSeals(current.db)).toEqual([]);
    expect(await findBrokenSeals(current.db, known)).toEqual([
      `The activity log does not hold the seal ${known}: its end was removed or written anew, or retention has removed it`,
    ]);
  });

  it("begins later when retention has removed its beginning, and still shows a change of what is left", async () => {
    await recordFour();
    await purgeAudit(current.db, year(2022));
    expect((await seals()).map(({ position }) => position)).toEqual([3, 4]);
    expect(await findBrokenSeals(current.db)).toEqual([]);
    await forge(sql`update audit_events set user_id = 1 where user_id = 2023`);
    expect(await findBrokenSeals(current.db)).toHaveLength(1);
  });

  it("keeps a link whose event was older than its neighbours when it was committed, and takes it for no trouble", async () => {
    for (const number of [2023, 2021, 2024]) await record(number);
    await purgeAudit(current.db, year(2022));
    expect((await seals()).map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(await findBrokenSeals(current.db)).toEqual([]);
  });

  it("goes on where it ended when retention has removed every event", async () => {
    await recordFour();
    const last = await lastSeal(current.db);
    await purgeAudit(current.db, year(2030));
    expect(await findBrokenSeals(current.db)).toEqual([]);
    await record(2026);
    expect((await seals()).map(({ position, previousHash }) => [position, previousHash])).toMatchObject([
      [4, expect.anything()],
      [5, last],
    ]);
    expect(await findBrokenSeals(current.db, last)).toEqual([]);
  });

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ["update", (db) => db.update(auditSeals).set({ hash: "" }).where(eq(auditSeals.position, 1))],
    ["delete", (db) => db.delete(auditSeals)],
    ["truncate", (db) => db.execute(sql`truncate audit_seals`)],
  ])("is only ever added to: %s is refused", async (_, change) => {
    await record(2021);
    await expect(change(current.db)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("audit_seals is only ever added to") },
    });
  });
});

it("events of a version that had no chain are in it after the upgrade", async () => {
  const { client, db, migrate } = await databaseBefore("_audit_seals");
  await client.query("insert into audit_events (action, user_id) values ('session.signIn', 1), ('session.signOut', 1)");
  await migrate();
  expect(await findBrokenSeals(db)).toEqual([]);
  await recordAudit(db, { action: "session.signIn", userId: 2 });
  expect((await db.select().from(auditSeals)).map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(await db.$count(auditEvents)).toBe(3);
  await client.close();
}, 90_000);
