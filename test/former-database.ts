import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { embeddedDatabase } from "#platform/database/embedded.server.ts";
import { migrationsFolder } from "#platform/database/open.server.ts";

/** An embedded database as it was before the migration whose name ends so, and the way to today's. */
export async function databaseBefore(name: string) {
  // Emptying a copy of the tests' database takes a fraction of the time that a new one does.
  const loadDataDir = new Blob([readFileSync(process.env.TEST_EMBEDDED_TEMPLATE ?? "")]);
  const client = await PGlite.create({ loadDataDir, extensions: { pg_trgm } });
  await client.exec("drop schema public, drizzle cascade; create schema public");
  const database = embeddedDatabase(client);
  const folder = mkdtempSync(join(tmpdir(), "umbral-migrations-"));
  cutMigrations(folder, name);
  await database.migrate(database.db, folder);
  rmSync(folder, { recursive: true, force: true });
  return { client, db: database.db, migrate: () => database.migrate(database.db, migrationsFolder) };
}

function cutMigrations(folder: string, name: string): void {
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal: { entries: Array<{ tag: string }> } = JSON.parse(readFileSync(path, "utf8"));
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  if (end < 1) throw new Error(`There is no migration ${name}`);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
}
