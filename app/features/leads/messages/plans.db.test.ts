import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { planOf } from "#test/plans.ts";
import { countMessages, messagePage } from "./inbox.server.ts";
import { inboxOrders } from "./inbox-states.ts";

const current = testDatabase();
const rows = 6000;

describe(`with ${rows} messages`, () => {
  beforeEach(async () => {
    await current.db.execute(sql`
      insert into contact_messages (name, phone, email, service, message, search_text, state, read_at)
      select 'Name ' || n, '801', 'a@example.com', 'Contact Us', repeat('words ', 30), 'name ' || md5(n::text) || repeat(' words', 30),
        case when n % 100 = 0 then 'held' when n % 3 = 0 then 'answered' else 'new' end, case when n % 50 = 0 then null else now() end
      from generate_series(1, ${rows}) n`);
    await current.db.execute(sql`
      insert into mail_jobs (subject, kind, message_id_header, state, attempts)
      select 'contactmessage:' || n, 'contactMessage.office', 'id', case when n % 1000 = 0 then 'failed' when n % 1500 = 1 then 'waiting' else 'sent' end, 3
      from generate_series(1, ${rows}) n`);
    await current.db.execute(sql`vacuum analyze contact_messages, mail_jobs`);
  });

  it("a page of the inbox in any order is read from an index, without a sort", async () => {
    for (const order of inboxOrders)
      for (const state of ["all", "new"] as const) {
        const page = messagePage(current.db, { filterKey: "", state, order, pageNumber: 2, pageSize: 25 }, "all");
        const plan = (await planOf(current.db, "contact_messages", page)).join();
        expect(plan, `${state} ${order}`).not.toMatch(/Seq Scan|Sort/);
        expect(plan, `${state} ${order}`).toContain(order.startsWith("name") ? "contact_messages_name_index" : "Index Scan");
      }
  });

  it("what asks for attention is counted by itself", async () => {
    expect(await countMessages(current.db, "all")).toEqual({ unread: 60, held: 60, failed: 10, followUp: 0 });
  });
});
