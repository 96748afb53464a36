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
import { forgetLimits } from "#platform/limits/limit-memory.server.ts";
import { createLog } from "#platform/log.server.ts";
import { postgresTemplate } from "./postgres-template.ts";

type TestDatabase = Pick<Database, "db" | "availability"> & { url?: string };

/** A real database, emptied after each test, as is what the process remembers of its limits. Read `current.db` inside tests. */
export function testDatabase(): TestDatabase {
  const current = {} as TestDatabase;
  let database: OpenDatabase;

  beforeAll(async () => {
    const url = process.env.TEST_POSTGRES_URL;
    database = url ? await postgresCopy(url) : await sharedEmbedded();
    Object.assign(current, { db: database.db, availability: database.availability, url: database.url });
  });
  afterEach(async () => {
    forgetLimits();
    await emptyTables(database);
  });
  afterAll(() => database.release());
  return current;
}

type OpenDatabase = TestDatabase & { release: () => Promise<void> };

/** One embedded database serves all files of a worker: to open one takes longer than most files. */
const worker = globalThis as { embeddedClient?: Promise<PGlite> };

async function sharedEmbedded(): Promise<OpenDatabase> {
  worker.embeddedClient ??= openEmbeddedCopy().then((client) => client.exec(createEmptyTables).then(() => client));
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
  await administer(databaseUrl, createEmptyTables);
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

/**
 * Tables are emptied by a stored function: its plans are made once, and a truncation makes the next queries plan anew. Tables that were
 * not written have no file content, which is faster to ask than their rows.
 */
const createEmptyTables = `do $do$
declare
  deletions text := (select string_agg(format('if %1$L = any(written) then delete from public.%1$I; end if;', tablename), ' ')
    from pg_tables where schemaname = 'public');
  sequences text := (select string_agg(format('select %1$L as name, is_called from public.%1$I', sequencename), ' union all ')
    from pg_sequences where schemaname = 'public');
begin
  create schema test;
  execute format('create function test.empty_tables() returns text[] language plpgsql as $body$
    declare written text[] := (select coalesce(array_agg(relname::text), ''{}'') from pg_class
      where relnamespace = ''public''::regnamespace and relkind = ''r'' and pg_relation_size(oid) > 0);
    begin
      -- Neither foreign keys nor the triggers that protect the audit list apply.
      perform set_config(''session_replication_role'', ''replica'', true);
      %s
      perform setval(format(''public.%%I'', name)::regclass, 1, false) from (%s) as states where is_called;
      return written;
    end $body$', deletions, sequences);
end $do$`;

/**
 * The vacuum leaves the files empty too, so that rows of the next test are in the order in which they are written. The planner then
 * has to forget that it saw an empty table: it would plan to read all of a table that grows.
 */
async function emptyTables({ db }: TestDatabase): Promise<void> {
  const { rows } = (await db.execute(sql`select test.empty_tables() as names`)) as unknown as { rows: Array<{ names: string[] }> };
  const names = rows[0]?.names.join(", ");
  if (!names) return;
  await db.execute(sql.raw(`vacuum ${names}`));
  await db.execute(sql.raw(`update pg_class set reltuples = -1 where oid = any ('{${names}}'::regclass[])`));
}
