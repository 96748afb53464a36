import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { afterAll, expect, it } from "vitest";
import { embeddedDatabase } from "#platform/database/embedded.server.ts";
import { migrationsFolder } from "#platform/database/open.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-migrations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations as they were before the one whose name ends so. */
function migrationsBefore(name: string): string {
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal: { entries: Array<{ tag: string }> } = JSON.parse(readFileSync(path, "utf8"));
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(end).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

it("mail of an earlier version keeps its message, its Message-ID and its tries", async () => {
  // Emptying a copy of the tests' database takes a fraction of the time that a new one does.
  const loadDataDir = new Blob([readFileSync(process.env.TEST_EMBEDDED_TEMPLATE ?? "")]);
  const client = await PGlite.create({ loadDataDir, extensions: { pg_trgm } });
  await client.exec("drop schema public, drizzle cascade; create schema public");
  const database = embeddedDatabase(client);
  await database.migrate(database.db, migrationsBefore("_mail_payloads"));
  await client.exec(`
    insert into contact_messages (name, phone, email, service, message) values ('Ana', '1', 'a@example.com', 's', 'm'), ('Eva', '1', 'e@example.com', 's', 'm');
    insert into mail_jobs (contact_message_id, kind, message_id_header, state, attempts) values
      (1, 'office', '<1@example.com>', 'waiting', 4), (1, 'acknowledgement', '<2@example.com>', 'failed', 5), (2, 'office', '<3@example.com>', 'sent', 1);`);
  await database.migrate(database.db, migrationsFolder);
  const jobs = async () =>
    (await client.query(`select kind, payload, subject, message_id_header as id, state, attempts from mail_jobs order by mail_job_id`))
      .rows;
  const first = { payload: { contactMessageId: 1 }, subject: "contactmessage:1" };
  const sent = {
    kind: "contactMessage.office",
    payload: {},
    subject: "contactmessage:2",
    id: "<3@example.com>",
    state: "sent",
    attempts: 1,
  };
  expect(await jobs()).toEqual([
    { ...first, kind: "contactMessage.office", id: "<1@example.com>", state: "waiting", attempts: 4 },
    { ...first, kind: "contactMessage.acknowledgement", id: "<2@example.com>", state: "failed", attempts: 5 },
    sent,
  ]);
  await client.exec("delete from contact_messages where contact_message_id = 1");
  expect(await jobs()).toEqual([sent]);
  await client.close();
}, 90_000);
