import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Database } from "#platform/database/db.server.ts";
import { embeddedDatabase } from "#platform/database/embedded.server.ts";
import { openPostgres } from "#platform/database/postgres.server.ts";
import { noWatch, type QueryWatch } from "#platform/database/watched-queries.server.ts";
import { createLog } from "#platform/log.server.ts";
import { postgresTemplate } from "./postgres-template.ts";

type TestDatabase = Pick<Database, "db" | "availability"> & { url?: string };

/** One real database per test file, emptied after each test. Read `current.db` inside tests. */
export function testDatabase(watch: QueryWatch = noWatch): TestDatabase {
  const current = {} as TestDatabase;
  let database: Database;
  let remove = async () => {};

  beforeAll(async () => {
    const url = process.env.TEST_POSTGRES_URL;
    ({
      database,
      remove,
      url: current.url,
    } = url ? await postgresCopy(url, watch) : { database: await embeddedCopy(watch), remove, url: undefined });
    current.db = database.db;
    current.availability = database.availability;
  });
  afterEach(() => database.db.execute(emptyTouchedTables));
  afterAll(async () => {
    await database.close();
    await remove();
  });
  return current;
}

/** An embedded database in memory with all tables and no rows. */
export async function embeddedCopy(watch?: QueryWatch): Promise<Database> {
  const template = new Blob([readFileSync(process.env.TEST_EMBEDDED_TEMPLATE ?? "")]);
  return embeddedDatabase(await PGlite.create({ loadDataDir: template, extensions: { pg_trgm } }), { watch });
}

async function postgresCopy(url: string, watch: QueryWatch): Promise<{ database: Database; url: string; remove: () => Promise<void> }> {
  const name = `umbral_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name} template ${postgresTemplate}`);
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const database = await openPostgres(databaseUrl, createLog("silent"), undefined, { watch });
  return { database, url: databaseUrl, remove: () => administer(url, `drop database ${name} with (force)`) };
}

/** A database on the same server with nothing in it at all; `options` are those of its creation. */
export async function emptyPostgres(options = ""): Promise<{ url: string; remove: () => Promise<void> }> {
  const url = process.env.TEST_POSTGRES_URL ?? "";
  const name = `umbral_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name} ${options}`);
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    remove: () => administer(url, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Only what a test has touched is emptied: truncating every table costs ten times as much. */
const emptyTouchedTables = sql.raw(`do $$
declare
  name text;
  touched text[] := '{}';
  filled boolean;
begin
  -- The audit list can only be emptied where retention is at work.
  perform set_config('umbral.purge', 'on', true);
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from %I)', name) into filled;
    if filled then touched := touched || format('%I', name); end if;
  end loop;
  if touched <> '{}' then execute 'truncate ' || array_to_string(touched, ', ') || ' cascade'; end if;
  perform setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`);
