import { getTableName, sql } from "drizzle-orm";
import { findAuditTroubles, lastSealHash } from "#platform/audit/audit-chain.server.ts";
import { auditSeals } from "#platform/audit/tables/audit-seals.server.ts";
import { columnOf, type Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listNamedFiles } from "#platform/files/stored-files.server.ts";
import { listFiles } from "#platform/images/claim-storage.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { cutoffsOf, type Retention } from "#platform/lifecycle/retention-times.server.ts";
import { migrationOf } from "./schema-version.server.ts";
import { listTables, query } from "./tables.server.ts";

type Findings = {
  migration: string;
  tables: number;
  rows: number;
  pictures: number;
  lastSeal: string | undefined;
  troubles: string[];
};

type Installation = { db: Db; storage: ImageStorage; definitions: readonly Definition[]; retention: Retention };

/** Checks everything that is stored and changes nothing. `knownSeal` is the last seal of an earlier check. */
export async function checkInstallation(
  { db, storage, definitions, retention }: Installation,
  now: Date,
  knownSeal?: string,
): Promise<Findings> {
  const tables = await listTables(db);
  // A newer version may check before it migrates.
  const hasSeals = tables.some(({ name }) => name === getTableName(auditSeals));
  let rows = 0;
  for (const { name } of tables) {
    const [row] = await query<{ count: string }>(db, sql`select count(*)::text as count from ${sql.identifier(name)}`);
    rows += Number(row?.count);
  }
  const troubles = [
    ...(await findOrphans(db)),
    ...(await findSlowSequences(db)),
    ...(await findLostPictures(db, definitions)),
    ...(await findMissingFiles(db, storage, definitions)),
    ...(hasSeals ? await findAuditTroubles(db, { expiredUntil: cutoffsOf(retention, now).audit, knownSeal }) : []),
  ];
  return {
    migration: await migrationOf(db),
    tables: tables.length,
    rows,
    pictures: await db.$count(images),
    lastSeal: hasSeals ? await lastSealHash(db) : undefined,
    troubles,
  };
}

type ForeignKey = { table: string; name: string; to: string; columns: string[]; keys: string[] };

/** The database refuses such rows; a damaged one may have them. */
async function findOrphans(db: Db): Promise<string[]> {
  const foreignKeys = await query<ForeignKey>(
    db,
    sql`select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as to,
      (select json_agg(quote_ident(attname) order by k.position) from unnest(conkey) with ordinality k(n, position)
        join pg_attribute on attrelid = conrelid and attnum = k.n) as columns,
      (select json_agg(quote_ident(attname) order by k.position) from unnest(confkey) with ordinality k(n, position)
        join pg_attribute on attrelid = confrelid and attnum = k.n) as keys
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const troubles: string[] = [];
  for (const { table, to, columns, keys } of foreignKeys) {
    const hasParent = columns.map((column) => `child.${column} is not null`).join(" and ");
    const same = columns.map((column, index) => `parent.${keys[index]} = child.${column}`).join(" and ");
    const [row] = await query<{ count: string }>(
      db,
      sql.raw(
        `select count(*)::text as count from ${table} child where ${hasParent} and not exists (select from ${to} parent where ${same})`,
      ),
    );
    if (row && row.count !== "0")
      troubles.push(`${row.count} rows of ${table} name a row of ${to} that is not there (${columns.join(", ")})`);
  }
  return troubles;
}

/** A sequence behind its table would reuse an id. */
async function findSlowSequences(db: Db): Promise<string[]> {
  const sequences = await query<{ table: string; column: string; last: string }>(
    db,
    sql`select d.refobjid::regclass::text as table, quote_ident(a.attname) as column, coalesce(p.last_value, 0)::text as last
      from pg_class c join pg_depend d on d.objid = c.oid and d.deptype in ('i', 'a') and d.refclassid = 'pg_class'::regclass
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      join pg_sequences p on p.schemaname = 'public' and p.sequencename = c.relname
      where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const troubles: string[] = [];
  for (const { table, column, last } of sequences) {
    const [row] = await query<{ most: string }>(db, sql.raw(`select coalesce(max(${column}), 0)::text as most from ${table}`));
    if (Number(row?.most) > Number(last))
      troubles.push(`The next number of ${table} is ${Number(last) + 1}, but ${row?.most} is taken already`);
  }
  return troubles;
}

async function findLostPictures(db: Db, definitions: readonly Definition[]): Promise<string[]> {
  const troubles: string[] = [];
  for (const definition of definitions) {
    for (const field of definition.pictures) {
      const column = columnOf(definition, field);
      const [row] = await query<{ count: string }>(
        db,
        sql`select count(*)::text as count from ${definition.table} where ${column} <> '' and not exists (select from ${images} where ${images.name} = ${column})`,
      );
      if (row && row.count !== "0")
        troubles.push(`${row.count} records of ${definition.entity} name a picture that is not there (${field})`);
    }
  }
  return troubles;
}

async function findMissingFiles(db: Db, storage: ImageStorage, definitions: readonly Definition[]): Promise<string[]> {
  const fileNames = new Set((await listFiles(storage)).map(({ name }) => name));
  const rows = await db.select({ name: images.name }).from(images).orderBy(images.name);
  const namedFiles = await listNamedFiles(db, definitions);
  return [
    ...rows.filter(({ name }) => !fileNames.has(name)).map(({ name }) => `The file of the picture ${name} is missing`),
    ...namedFiles.filter(({ name }) => !fileNames.has(name)).map(({ entity, name }) => `The file ${name} of ${entity} is missing`),
  ];
}
