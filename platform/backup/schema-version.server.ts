import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { commandLine } from "#platform/command-line.server.ts";
import { StartError } from "#platform/config.server.ts";
import type { Database, Db } from "#platform/database/db.server.ts";
import { migrationsFolder } from "#platform/database/open.server.ts";
import { siteState } from "#platform/database/tables/site-state.server.ts";
import { findState } from "#platform/site-state.server.ts";
import { query } from "./tables.server.ts";

type Journal = { entries: Array<{ tag: string; when: number }> };

const journalPath = (folder: string) => join(folder, "meta/_journal.json");
const readJournal = (folder: string): Journal => JSON.parse(readFileSync(journalPath(folder), "utf8"));

const listMigrations = (): string[] => readJournal(migrationsFolder).entries.map(({ tag }) => tag);

/** When the database's newest migration was written; undefined if it has none. */
async function newestMigration(db: Db): Promise<number | undefined> {
  const [found] = await query<{ present: boolean }>(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`);
  if (!found?.present) return undefined;
  const [last] = await query<{ at: string | null }>(db, sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`);
  return last?.at ? Number(last.at) : undefined;
}

export async function migrationOf(db: Db): Promise<string> {
  const at = await newestMigration(db);
  const entry = readJournal(migrationsFolder).entries.find(({ when }) => when === at);
  if (!entry) throw new StartError("The database has a schema that this version does not know; use the version that wrote it.");
  return entry.tag;
}

/** A newer schema might not fit what this version writes. */
export async function refuseNewerSchema(db: Db): Promise<void> {
  const at = await newestMigration(db);
  const last = readJournal(migrationsFolder).entries.at(-1);
  if (at === undefined || !last || at <= last.when) return;
  throw new StartError(
    `The database was changed by a newer version of Umbral; start that one. Going back needs a backup from before the upgrade (${commandLine("restore")}).`,
  );
}

export async function migrateTo(database: Database, tag: string): Promise<void> {
  const journal = readJournal(migrationsFolder);
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  const target = journal.entries[end];
  if (!target)
    throw new StartError(`The backup has a schema that this version does not know (${tag}); use the version that made it, or a newer one.`);
  if (((await newestMigration(database.db)) ?? 0) > target.when)
    throw new StartError(
      `The database has no content, but tables of a newer schema than the backup (${tag}). Restore into a new database, or into a new DATA_DIR; it is brought up to date afterwards.`,
    );
  const folder = mkdtempSync(join(tmpdir(), "umbral-migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(journalPath(folder), JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }));
    await database.migrate(database.db, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many migrations a program must know to work on this database. */
export const requirementKey = "migrationsToKnow";

/** Migrates, and notifies older nodes if the schema is no longer for them. */
export async function bringSchemaUpToDate(database: Database, db: Db): Promise<void> {
  await refuseNewerSchema(db);
  await database.migrate(db, migrationsFolder);
  const migrations = listMigrations().map((tag) => ({ tag, sql: readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8") }));
  await raiseRequirement(db, countMigrationsToKnow(migrations));
}

export async function raiseRequirement(db: Db, count: number): Promise<void> {
  const value = String(count);
  const isLess = sql`${siteState.value}::int < ${count}::int`;
  await db
    .insert(siteState)
    .values({ key: requirementKey, value })
    .onConflictDoUpdate({ target: siteState.key, set: { value }, setWhere: isLess });
}

/** Whether a newer version has removed something that this one uses. */
export async function isSchemaTooNew(db: Db, knownCount = listMigrations().length): Promise<boolean> {
  return Number((await findState(db, requirementKey)) ?? 0) > knownCount;
}

/** Names the migration since which no program uses what this one removes. */
export const contractionMark = /^-- contracts: (\d{4}_\w+)\b.*$/m;

export function countMigrationsToKnow(migrations: Array<{ tag: string; sql: string }>): number {
  const namedTags = new Set(migrations.map(({ sql }) => contractionMark.exec(sql)?.[1]));
  return 1 + migrations.findLastIndex(({ tag }) => namedTags.has(tag));
}
