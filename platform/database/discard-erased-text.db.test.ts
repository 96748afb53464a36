import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { testDatabase } from "#test/database.ts";
import { discardErasedText } from "./discard-erased-text.server.ts";
import { embeddedDatabase, startParams } from "./embedded.server.ts";

const log = createLog("silent");
const current = testDatabase();

it("text that was deleted is in no file of the embedded database's write-ahead log any more", async () => {
  const loadDataDir = new Blob([readFileSync(process.env.TEST_EMBEDDED_TEMPLATE ?? "")]);
  const client = await PGlite.create({ loadDataDir, startParams, extensions: { pg_trgm } });
  onTestFinished(() => client.close());
  const { db } = embeddedDatabase(client);
  const findFilesWithText = async () => {
    const search = `select name from pg_ls_waldir() where position('words of a visitor'::bytea in pg_read_binary_file('pg_wal/' || name)) > 0`;
    return (await client.query(search)).rows;
  };
  await db.execute(sql`create table letters (id int primary key, body text)`);
  await db.execute(sql`insert into letters select n, 'words of a visitor' from generate_series(1, 200) n`);
  expect(await findFilesWithText()).not.toEqual([]);
  await db.execute(sql`delete from letters`);
  await discardErasedText(db, log);
  expect(await findFilesWithText()).toEqual([]);
  await db.execute(sql`insert into letters values (1, 'others go on writing')`);
}, 60_000);

it("works on either database, and a role that may not is no failure", async () => {
  const warn = vi.spyOn(log, "warn");
  await discardErasedText(current.db, log);
  expect(warn).not.toHaveBeenCalled();
  const refusal = Object.assign(new Error("permission denied"), { code: "42501" });
  const execute = vi.spyOn(current.db, "execute").mockRejectedValue(new DrizzleQueryError("checkpoint", [], refusal));
  await discardErasedText(current.db, log);
  execute.mockRestore();
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});
