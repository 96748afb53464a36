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
import { createLog } from "#platform/log.server.ts";
import { postgresTemplate } from "./postgres-template.ts";

type TestDatabase = Pick<Database, "db" | "availability"> & { url?: string };

/** A real database, emptied after each test. Read `current.db` inside tests. */
export function testDatabase(): TestDatabase {
  const current = {} as TestDatabase;
  let database: OpenDatabase;

  beforeAll(async () => {
    const url = process.env.TEST_POSTGRES_URL;
    database = url ? await postgresCopy(url) : await sharedEmbedded();
    Object.assign(current, { db: database.db, availability: database.availability, url: database.url });
  });
  afterEach(() => database.db.execute(emptyTouchedTables));
  afterAll(() => database.release());
  return current;
}

type OpenDatabase = TestDatabase & { release: () => Promise<void> };

/** One embedded database serves all files of a worker: to open one takes longer than most files. */
const worker = globalThis as { embeddedClient?: Promise<PGlite> };

async function sharedEmbedded(): Promise<OpenDatabase> {
  worker.embeddedClient ??= openEmbeddedCopy();
  const client = await worker.embeddedClient;
  const { db, availability } = embeddedDatabase(client);
  const relations = async () => (await client.query<{ names: string }>(relationNames)).rows[0]?.names;
  const namesBefore = await relations();
  const release = async () => {
    if ((await relations()) === namesBefore) return;
    worker.embeddedClient = undefined;
    throw new Error("A test file left the schema changed for the files after it");
  };
  return { db, availability, release };
}

const relationNames = `select string_agg(relname, ' ' order by relname) as names from pg_class where relnamespace = 'public'::regnamespace`;

async function openEmbeddedCopy(): Promise<PGlite> {
  const template = new Blob([readFileSync(process.env.TEST_EMBEDDED_TEMPLATE ?? "")]);
  return PGlite.create({ loadDataDir: template, extensions: { pg_trgm } });
}

/** An embedded database of its own, in memory, with all tables and no rows. The caller closes it. */
export async function embeddedCopy(): Promise<Database> {
  return embeddedDatabase(await openEmbeddedCopy());
}

async function postgresCopy(url: string): Promise<OpenDatabase> {
  const name = `umbral_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name} template ${postgresTemplate}`);
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const database = await openPostgres(databaseUrl, createLog("silent"));
  const release = async () => {
    await database.close();
    await administer(url, `drop database ${name} with (force)`);
  };
  return { db: database.db, availability: database.availability, url: databaseUrl, release };
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
