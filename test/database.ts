import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Database, Db } from "#platform/database/db.server.ts";
import { embeddedDatabase } from "#platform/database/embedded.server.ts";
import { openPostgres } from "#platform/database/postgres.server.ts";
import { createLog } from "#platform/log.server.ts";
import { postgresTemplate } from "./postgres-template.ts";

/** One real database per test file, emptied after each test. Read `current.db` inside tests. */
export function testDatabase(): { db: Db } {
  const current = {} as { db: Db };
  let database: Database;
  let remove = async () => {};

  beforeAll(async () => {
    const url = process.env.TEST_POSTGRES_URL;
    ({ database, remove } = url ? await postgresCopy(url) : { database: await embeddedCopy(), remove });
    current.db = database.db;
  });
  afterEach(() => emptyAllTables(database.db));
  afterAll(async () => {
    await database.close();
    await remove();
  });
  return current;
}

async function embeddedCopy(): Promise<Database> {
  const template = new Blob([readFileSync(process.env.TEST_EMBEDDED_TEMPLATE ?? "")]);
  return embeddedDatabase(await PGlite.create({ loadDataDir: template, extensions: { pg_trgm } }));
}

async function postgresCopy(url: string): Promise<{ database: Database; remove: () => Promise<void> }> {
  const name = `umbral_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name} template ${postgresTemplate}`);
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const database = await openPostgres(own, createLog("silent"));
  return { database, remove: () => administer(url, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function emptyAllTables(db: Db): Promise<void> {
  const tables = await db.execute<{ list: string }>(
    sql`select string_agg(format('%I', tablename), ', ') as list from pg_tables where schemaname = 'public'`,
  );
  const { rows } = tables as unknown as { rows: Array<{ list: string }> };
  await db.execute(sql.raw(`truncate ${rows[0]?.list} restart identity cascade`));
}
