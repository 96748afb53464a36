import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { planOf } from "#test/plans.ts";
import { type AuditFilter, auditFilter } from "./schema.ts";
import { auditCondition, auditRows } from "./service.server.ts";

const current = testDatabase();
const rows = 20_000;

describe(`with ${rows} events`, () => {
  beforeEach(async () => {
    await current.db.execute(sql`
      insert into audit_events (at, user_id, action, subject, client_address)
      select now() - n * interval '1 minute', nullif(n % 40, 0), case when n % 500 = 0 then 'staff.suspend' else 'session.signIn' end,
        'staff:' || n % 300, '203.0.' || n % 200 || '.' || n % 250
      from generate_series(1, ${rows}) n`);
    await current.db.execute(sql`vacuum analyze audit_events`);
  });

  const plan = async (filter: Partial<AuditFilter>) => {
    const where = await auditCondition(current.db, { ...auditFilter.parse({}), ...filter });
    return (await planOf(current.db, "audit_events", auditRows(current.db, where, 25))).join();
  };

  it("no question reads them all", async () => {
    const questions: Array<Partial<AuditFilter>> = [
      {},
      { userId: 7 },
      { userId: 0 },
      { action: "staff.suspend" },
      { action: "staff.create" },
      { from: "2020-01-01", to: "2020-01-02" },
      { filterKey: "nothing-like-this" },
      { filterKey: "suspended 203.0.100.7" },
    ];
    for (const question of questions) expect(await plan(question), JSON.stringify(question)).not.toContain("Seq Scan");
  });
});
