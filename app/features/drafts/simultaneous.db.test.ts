import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blogPostDefinition } from "#app/features/blog/posts/definition.server.ts";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { webResourceDefinition } from "#app/features/settings/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { lockDraft } from "#platform/drafts/drafts.server.ts";
import { type Answer, testApp } from "#test/app.ts";

const { current, signIn } = testApp();
const posts = contentStore(blogPostDefinition);
const officers = contentStore(loanOfficerDefinition);
const resources = contentStore(webResourceDefinition);
const noOne = { userId: null };

/** Requires two connections: the embedded engine has one. */
const onPostgres = it.runIf(process.env.TEST_POSTGRES_URL);

const isWaitingForLock = async () => {
  const { db } = current.platform;
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return ((await db.execute(waiting)) as unknown as { rows: unknown[] }).rows.length > 0;
};

/** Calls the API while another save of the record is not committed yet. */
function during(
  save: (tx: Db) => Promise<unknown>,
  call: () => Promise<Answer>,
  then: (tx: Db) => Promise<unknown> = async () => {},
): Promise<Answer> {
  return current.platform.db
    .transaction(async (tx) => {
      await save(tx);
      const answer = call();
      await expect.poll(isWaitingForLock).toBe(true);
      await then(tx);
      return { answer };
    })
    .then(({ answer }) => answer);
}

describe("a save that has begun and not ended when a draft is published", () => {
  onPostgres("keeps its Spanish text", async () => {
    const staff = await signIn();
    const es = { title: "Su primera casa", summary: "Antes" };
    await staff("POST", "/api/blog", { json: { title: "Home", summary: "Before", translations: { es } } });
    const changes = [{ name: "es.title", value: "Su casa", was: es.title }];
    await staff("PUT", "/api/drafts", { json: { entity: "blog", id: 1, version: 1, changes } });
    const saved = { translations: { es: { ...es, summary: "Después" } } };
    const { status } = await during(
      (tx) => posts.update(tx, 1, saved, noOne),
      () => staff("POST", "/api/drafts/publish", { json: { entity: "blog", id: 1 } }),
    );
    expect(status).toBe(200);
    expect((await staff("GET", "/api/blog/1")).body).toMatchObject({
      blogDto: { version: 3, translations: { es: { title: "Su casa", summary: "Después" } } },
    });
  });

  onPostgres("is a conflict where it changes the same text", async () => {
    const staff = await signIn();
    await staff("POST", "/api/blog", { json: { title: "Home" } });
    const changes = [{ name: "title", value: "Drafted", was: "Home" }];
    await staff("PUT", "/api/drafts", { json: { entity: "blog", id: 1, version: 1, changes } });
    const { status } = await during(
      (tx) => posts.update(tx, 1, { title: "Saved" }, noOne),
      () => staff("POST", "/api/drafts/publish", { json: { entity: "blog", id: 1 } }),
    );
    expect(status).toBe(409);
    expect((await staff("GET", "/api/blog/1")).body).toMatchObject({ blogDto: { version: 2, title: "Saved" } });
  });
});

onPostgres("an officer's own save keeps the Spanish text that the office saves at the same moment", async () => {
  const owner = await signIn();
  const officer = await signIn("officer");
  const es = { title: "Oficial", subTitle: "Antes" };
  const ana = { firstName: "Ana", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1", email: "ana@example.com" };
  await officers.create(current.platform.db, { ...ana, translations: { es } }, noOne);
  await owner("PUT", "/api/staff", { json: { userId: 2, loanOfficerId: 1 } });
  await resources.create(current.platform.db, { context: "officers.ownEditsNeedApproval", value: "no" }, noOne);
  const { status } = await during(
    (tx) => officers.update(tx, 1, { translations: { es: { ...es, title: "Asesora" } } }, noOne),
    () => officer("PUT", "/api/ownofficer", { json: { translations: { es: { subTitle: "Primera casa" } } } }),
  );
  expect(status).toBe(200);
  const [row] = await current.platform.db.select().from(loanOfficerDefinition.table);
  expect(row).toMatchObject({ translations: { es: { title: "Asesora", subTitle: "Primera casa" } } });
});

onPostgres("moving a page waits for its draft before it locks the addresses, as publishing does", async () => {
  const staff = await signIn();
  await staff("POST", "/api/pagecategory", { json: { name: "Fair", address: "fair" } });
  const { status } = await during(
    (tx) => lockDraft(tx, { entity: "pagecategory", id: 1 }),
    () => staff("PUT", "/api/pages/1/place", { json: { parentId: null, before: null } }),
    (tx) => takeAdvisoryLock(tx, "addresses of pages"),
  );
  expect(status).toBe(200);
});

it("a transaction that Postgres ends because of another one is answered as a conflict", async () => {
  const staff = await signIn();
  await staff("POST", "/api/blog", { json: { title: "Home" } });
  const { db } = current.platform;
  await db.execute(sql`create function test.clash() returns trigger language plpgsql as
    $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`);
  await db.execute(sql`create trigger clash before insert on draft_parts for each row execute function test.clash()`);
  const changes = [{ name: "title", value: "Drafted", was: "Home" }];
  const { status, body } = await staff("PUT", "/api/drafts", { json: { entity: "blog", id: 1, version: 1, changes } });
  await db.execute(sql`drop function test.clash cascade`);
  expect({ status, message: body.message }).toEqual({ status: 409, message: expect.stringContaining("try again") });
});
