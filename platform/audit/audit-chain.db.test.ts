import { desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Db } from "#platform/database/db.server.ts";
import { testDatabase } from "#test/database.ts";
import { planOf } from "#test/plans.ts";
import { findAuditTroubles, lastSealHash } from "./audit-chain.server.ts";
import { firstSealWithEvent, purgeAudit } from "./purge-audit.server.ts";
import { recordAudit } from "./record-audit.server.ts";
import { auditEvents } from "./tables/audit-events.server.ts";
import { auditSeals } from "./tables/audit-seals.server.ts";

const current = testDatabase();

const year = (number: number) => new Date(Date.UTC(number, 0, 1));
const record = (number: number, db: Db = current.db) =>
  recordAudit(db, { action: "session.signIn", userId: number, subject: "session:ñ", clientAddress: "203.0.113.9", at: year(number) });
/** Retention has removed nothing yet that is younger than what these tests write, unless they say so. */
const troublesOf = (db: Db = current.db, knownSeal?: string, expiredUntil = year(2020)) =>
  findAuditTroubles(db, { expiredUntil, knownSeal });
const seals = () => current.db.select().from(auditSeals).orderBy(auditSeals.position);

async function recordFour(): Promise<void> {
  for (const number of [2021, 2022, 2023, 2024]) await record(number);
}

/** As a database superuser could. */
async function forge(change: SQL): Promise<void> {
  for (const table of ["audit_events", "audit_seals"]) await current.db.execute(sql.raw(`alter table ${table} disable trigger user`));
  await current.db.execute(change);
  for (const table of ["audit_events", "audit_seals"]) await current.db.execute(sql.raw(`alter table ${table} enable trigger user`));
}

const changedEvent = "1 events of the activity log were changed after they were written (audit_events)";
const removedEvent = "1 events of the activity log were removed before their time (audit_events)";
const brokenSeal = "1 seals of the activity log were changed, or do not follow from the one before (audit_seals)";

describe("the chain of hashes over the audit list", () => {
  it("has a seal for each event, which follows from the one before, regardless of the session's time zone", async () => {
    await recordFour();
    const chain = await seals();
    expect(chain.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(chain.map(({ previousHash }) => previousHash)).toEqual(["", ...chain.slice(0, 3).map(({ hash }) => hash)]);
    expect(new Set(chain.map(({ hash }) => hash)).size).toBe(4);
    expect(await lastSealHash(current.db)).toBe(chain[3]?.hash);
    const elsewhere = current.db.transaction(async (tx) => {
      await tx.execute(sql`set local timezone = 'Asia/Kolkata'`);
      return troublesOf(tx);
    });
    expect(await elsewhere).toEqual([]);
  });

  it("has no seal of what was rolled back, and no gap there", async () => {
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
    expect(await troublesOf()).toEqual([]);
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
    const chain = await seals();
    expect(chain.slice(0, 2).map(({ at }) => at.getUTCFullYear())).toEqual([2022, 2021]);
    expect(chain).toHaveLength(22);
    expect(await troublesOf()).toEqual([]);
  });

  it.each<[string, SQL, string[]]>([
    ["an event that was changed", sql`update audit_events set client_address = '203.0.113.10' where user_id = 2022`, [changedEvent]],
    ["an event of another era", sql`update audit_events set at = '2022-01-01 BC' where user_id = 2022`, [changedEvent]],
    ["an event that was removed from among the others", sql`delete from audit_events where user_id = 2022`, [removedEvent]],
    ["the first event, when it was removed", sql`delete from audit_events where user_id = 2021`, [removedEvent]],
    ["all events, when they were removed", sql`delete from audit_events`, [removedEvent.replace("1", "4")]],
    [
      "an event that was added past the chain",
      sql`insert into audit_events (action, user_id) values ('session.signIn', 7)`,
      ["1 events of the activity log have no seal (audit_events)"],
    ],
    [
      "a seal that was taken out with its event",
      sql`with gone as (delete from audit_events where user_id = 2022 returning audit_event_id)
        delete from audit_seals using gone where audit_seals.audit_event_id = gone.audit_event_id`,
      [brokenSeal],
    ],
    [
      "an event that was changed with its own seal, but not the next",
      sql`with changed as (update audit_events set user_id = 1 where user_id = 2022 returning audit_events)
        update audit_seals set event_hash = hash_audit_event((select audit_events from changed)) where position = 2`,
      [brokenSeal],
    ],
    [
      "an event that was removed and its seal made old",
      sql`with gone as (delete from audit_events where user_id = 2022) update audit_seals set at = '1990-01-01' where position = 2`,
      [brokenSeal],
    ],
    ["a beginning that follows from something", sql`update audit_seals set previous_hash = '00' where position = 1`, [brokenSeal]],
  ])("shows %s", async (_, change, troubles) => {
    await recordFour();
    expect(await troublesOf()).toEqual([]);
    await forge(change);
    expect(await troublesOf()).toEqual(troubles);
  });

  it("covers every column of an event", async () => {
    const { auditEventId: _, ...columns } = getTableColumns(auditEvents);
    const otherValues = { at: year(2001), userId: 9, action: "x", subject: "x", clientAddress: "x", detail: { x: 1 } };
    expect(Object.keys(otherValues)).toEqual(Object.keys(columns));
    for (const [field, value] of Object.entries(otherValues)) {
      await record(2021);
      const [event] = await current.db.select().from(auditEvents).orderBy(desc(auditEvents.auditEventId)).limit(1);
      await forge(
        current.db
          .update(auditEvents)
          .set({ [field]: value })
          .where(eq(auditEvents.auditEventId, event?.auditEventId ?? 0))
          .getSQL(),
      );
    }
    expect(await troublesOf()).toEqual([changedEvent.replace("1", String(Object.keys(columns).length))]);
  });

  it("shows a rewritten past behind a missing event, although the end is as it was", async () => {
    await recordFour();
    const knownSeal = await lastSealHash(current.db);
    await forge(sql`with changed as (update audit_events set user_id = 1 where user_id = 2021 returning audit_events)
      update audit_seals seal set event_hash = hash_audit_event((select audit_events from changed)) where position = 1`);
    await forge(sql`update audit_seals seal set hash = hash_audit_seal(seal) where position = 1`);
    await forge(sql`with gone as (delete from audit_events where user_id = 2022)
      update audit_seals set at = '1990-01-01', previous_hash = (select hash from audit_seals where position = 1) where position = 2`);
    expect(await troublesOf(current.db, knownSeal)).toEqual([brokenSeal]);
  });

  it("shows a removed end to anyone with an earlier seal", async () => {
    await recordFour();
    const knownSeal = await lastSealHash(current.db);
    expect(await troublesOf(current.db, knownSeal)).toEqual([]);
    await forge(sql`with gone as (delete from audit_events where user_id = 2024 returning audit_event_id)
      delete from audit_seals using gone where audit_seals.audit_event_id = gone.audit_event_id`);
    expect(await troublesOf()).toEqual([]);
    expect(await troublesOf(current.db, knownSeal)).toEqual([
      `The activity log has no seal ${knownSeal}: its end was removed or rewritten, an older backup was restored, or it is older than what is kept`,
    ]);
  });

  it("begins later when retention has removed its beginning, and still shows a change of what is left", async () => {
    await recordFour();
    await purgeAudit(current.db, year(2022));
    expect((await seals()).map(({ position }) => position)).toEqual([3, 4]);
    expect(await troublesOf()).toEqual([]);
    await forge(sql`update audit_events set user_id = 1 where user_id = 2023`);
    expect(await troublesOf()).toHaveLength(1);
  });

  it("keeps a seal whose event was older than its neighbours when it was committed, and takes it for no trouble", async () => {
    for (const number of [2023, 2021, 2024]) await record(number);
    await purgeAudit(current.db, year(2022));
    expect((await seals()).map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(await troublesOf(current.db, undefined, year(2022))).toEqual([]);
  });

  it("goes on where it ended when retention has removed every event", async () => {
    await recordFour();
    const last = await lastSealHash(current.db);
    await purgeAudit(current.db, year(2030));
    expect(await troublesOf(current.db, last, year(2030))).toEqual([]);
    await record(2026);
    expect((await seals()).map(({ position, previousHash }) => [position, previousHash])).toMatchObject([
      [4, expect.anything()],
      [5, last],
    ]);
    expect(await troublesOf(current.db, last, year(2030))).toEqual([]);
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

it("finds where the chain begins without reading all of it", async () => {
  await current.db.execute(
    sql`insert into audit_events (at, action) select now() - n * interval '1 minute', 'session.signIn' from generate_series(1, 5000) n`,
  );
  await current.db.execute(sql`vacuum analyze audit_events, audit_seals`);
  const plans = await Promise.all(
    ["audit_events", "audit_seals"].map((table) => planOf(current.db, table, firstSealWithEvent(current.db))),
  );
  expect(plans.flat().join()).not.toMatch(/Seq Scan|Sort/);
});
