import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#platform/database/db.server.ts";
import { testDatabase } from "#test/database.ts";
import { purgeAudit } from "./purge-audit.server.ts";
import { recordAudit } from "./record-audit.server.ts";
import { auditEvents } from "./tables/audit-events.server.ts";

const current = testDatabase();

const year = (number: number) => new Date(Date.UTC(number, 0, 1));
const moments = async () =>
  (await current.db.select().from(auditEvents).orderBy(auditEvents.auditEventId)).map(({ at }) => at.getUTCFullYear());

const refusal = { cause: { message: expect.stringContaining("audit_events is only ever added to") } };

beforeEach(async () => {
  for (const at of [year(2020), year(2024)]) await recordAudit(current.db, { action: "session.signIn", userId: 1, at });
});

describe("the audit list", () => {
  it.each<[string, (db: Db) => Promise<unknown>]>([
    ["update", (db) => db.update(auditEvents).set({ userId: 2 })],
    ["update of nothing", (db) => db.update(auditEvents).set({ userId: 2 }).where(sql`false`)],
    ["delete", (db) => db.delete(auditEvents)],
    ["delete of one", (db) => db.delete(auditEvents).where(eq(auditEvents.userId, 1))],
    ["truncate", (db) => db.execute(sql`truncate audit_events`)],
    [
      "insert that overwrites",
      (db) =>
        db.execute(sql`
        insert into audit_events (audit_event_id, action) overriding system value values (1, 'session.signOut')
        on conflict (audit_event_id) do update set action = excluded.action`),
    ],
  ])("refuses: %s", async (_, change) => {
    await expect(change(current.db)).rejects.toMatchObject(refusal);
    expect(await moments()).toEqual([2020, 2024]);
  });

  it("refuses an update even where retention is at work", async () => {
    const forgedHeaders = current.db.transaction(async (tx) => {
      await tx.execute(sql`set local umbral.purge = 'on'`);
      await tx.update(auditEvents).set({ userId: 2 });
    });
    await expect(forgedHeaders).rejects.toMatchObject(refusal);
  });

  it("lets retention delete what happened up to a moment, and nothing after it", async () => {
    expect(await purgeAudit(current.db, year(2019))).toBe(0);
    expect(await purgeAudit(current.db, year(2020))).toBe(1);
    expect(await moments()).toEqual([2024]);
    await expect(current.db.delete(auditEvents)).rejects.toMatchObject(refusal);
  });

  it("ends in batches, the oldest first", async () => {
    expect(await purgeAudit(current.db, year(2030), 1)).toBe(1);
    expect(await moments()).toEqual([2024]);
    expect(await purgeAudit(current.db, year(2030), 1)).toBe(1);
    expect(await purgeAudit(current.db, year(2030), 1)).toBe(0);
  });

  it("is closed again for the rest of a transaction in which retention was at work", async () => {
    const laterTransaction = current.db.transaction(async (tx) => {
      await purgeAudit(tx, year(2020));
      await tx.delete(auditEvents);
    });
    await expect(laterTransaction).rejects.toMatchObject(refusal);
    expect(await moments()).toEqual([2020, 2024]);
  });
});
