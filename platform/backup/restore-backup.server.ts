import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { StartError } from "#platform/config.server.ts";
import type { Database, Db } from "#platform/database/db.server.ts";
import { migrationsFolder } from "#platform/database/open.server.ts";
import { siteState } from "#platform/database/tables/site-state.server.ts";
import { listFiles, markName } from "#platform/images/claim-storage.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { contentName, type Manifest, sha256 } from "./manifest.server.ts";
import { type BackupFiles, readFile, readPart, verifyBackup } from "./read-backup.server.ts";
import { migrateTo, requirementKey } from "./schema-version.server.ts";
import { isLeftOut, listTables, plainFormats, query, readLines, writeLines } from "./tables.server.ts";
import { copyFile } from "./write-backup.server.ts";

/** The backup being restored, until its pictures are complete. */
const unfinishedRestore = "unfinishedRestore";

type Target = { database: Database; storage: ImageStorage };

/**
 * Restores a backup into an empty installation. All rows are one transaction, committed only if they read back identical;
 * pictures follow, each read back too. Can be resumed.
 */
export async function restoreBackup({ database, storage }: Target, backup: BackupFiles, manifest: Manifest): Promise<void> {
  await verifyBackup(backup, manifest);
  const { db } = database;
  const content = contentName(manifest);
  const begun = await findUnfinished(db);
  if (begun !== content) {
    await refuseFilled(db, storage);
    await migrateTo(database, manifest.migration);
    await db.transaction(async (tx) => {
      await tx.delete(siteState).where(eq(siteState.key, requirementKey));
      await restoreRows(tx, backup, manifest);
      await compareRows(tx, manifest);
      await tx.insert(siteState).values({ key: unfinishedRestore, value: content });
    });
  }
  await storage.write(markName, Buffer.from(`${manifest.installation}\n`));
  for (const picture of manifest.pictures) await copyFile(storage, picture.name, await readFile(backup, picture.name, picture.sha256));
  await database.migrate(db, migrationsFolder);
  await db.execute(sql`delete from site_state where key = ${unfinishedRestore}`);
}

export async function refuseUnfinishedRestore(db: Db): Promise<void> {
  if ((await findUnfinished(db)) !== undefined)
    throw new StartError("A backup is only half restored here; run the same restore again, it goes on where it was interrupted.");
}

async function findUnfinished(db: Db): Promise<string | undefined> {
  const [found] = await query<{ present: boolean }>(db, sql`select to_regclass('public.site_state') is not null as present`);
  if (!found?.present) return undefined;
  const [row] = await query<{ value: string }>(db, sql`select value from site_state where key = ${unfinishedRestore}`);
  return row?.value;
}

/** Before any work: whether it is empty or partly restored. */
export async function refuseUnlessEmpty({ database: { db }, storage }: Target): Promise<void> {
  if ((await findUnfinished(db)) === undefined) await refuseFilled(db, storage);
}

async function refuseFilled(db: Db, storage: ImageStorage): Promise<void> {
  const tables = await listTables(db);
  for (const { name } of tables) {
    // Written by `migrate` or a start, so it does not count as content.
    const condition = name === "site_state" ? sql`where key <> ${requirementKey}` : sql``;
    const [row] = await query<{ filled: boolean }>(db, sql`select exists (select from ${sql.identifier(name)} ${condition}) as filled`);
    if (row?.filled) throw new StartError(`The database is not empty (${name} has rows); only an empty one can be restored or moved into.`);
  }
  const files = await listFiles(storage);
  if (files.length > 0 || (await storage.read(markName)))
    throw new StartError("The picture storage is not empty; only an empty folder or bucket can be restored or moved into.");
}

type ForeignKey = { table: string; name: string; definition: string };

/** Rows reference each other in cycles: foreign keys are dropped, and checked when they are added again. */
async function restoreRows(tx: Db, backup: BackupFiles, manifest: Manifest): Promise<void> {
  const foreignKeys = await query<ForeignKey>(
    tx,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of foreignKeys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  const tables = await listTables(tx);
  for (const { name, columns, parts } of manifest.tables) {
    // Column types come from the database, so nothing in a file becomes part of a statement.
    const ownColumns = tables.find((table) => table.name === name)?.columns ?? [];
    const types = new Map(ownColumns.map((column) => [column.name, column.type]));
    for (const column of columns)
      if (types.get(column.name) !== column.type)
        throw new StartError(`The backup has a column that this version does not: ${name}.${column.name}`);
    const table = sql.identifier(name);
    await tx.execute(sql`alter table ${table} disable trigger user`);
    // Migrations may have inserted rows, which the backup has in their latest state.
    await tx.execute(sql`delete from ${table}`);
    for (const part of isLeftOut(name) ? [] : parts) await writeLines(tx, name, columns, await readPart(backup, part));
    await tx.execute(sql`alter table ${table} enable trigger user`);
  }
  for (const [name, value] of Object.entries(manifest.sequences))
    await tx.execute(sql`select setval(${`public."${name}"`}::regclass, ${value}::bigint)`);
  for (const { table, name, definition } of foreignKeys)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

async function compareRows(tx: Db, manifest: Manifest): Promise<void> {
  await tx.execute(plainFormats);
  for (const table of await listTables(tx)) {
    const tableInBackup = manifest.tables.find(({ name }) => name === table.name);
    const expected = isLeftOut(table.name) ? sha256("") : tableInBackup?.sha256;
    const actual = createHash("sha256");
    for await (const lines of readLines(tx, table)) actual.update(`${lines.join("\n")}\n`);
    if (actual.digest("hex") !== expected)
      throw new Error(`The table ${table.name} reads back differently from what the backup holds; nothing was restored`);
  }
}
