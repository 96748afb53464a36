import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database, Db } from "#platform/database/db.server.ts";
import { migrationsFolder } from "#platform/database/open.server.ts";
import { siteState } from "#platform/database/tables/site-state.server.ts";
import { findState } from "#platform/site-state.server.ts";
import { countMigrationsToKnow } from "./contractions.server.ts";
import { listMigrations, refuseNewerSchema } from "./schema-version.server.ts";

/** Under this key the database says how many migrations a program must know to work on it. */
export const requirementKey = "migrationsToKnow";

/** Brings the schema to what this version needs, and tells the nodes of older versions if it is no longer for them. */
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

/** Whether a newer version has taken something from the schema that this one still uses. */
export async function isSchemaTooNew(db: Db, knownCount = listMigrations().length): Promise<boolean> {
  return Number((await findState(db, requirementKey)) ?? 0) > knownCount;
}
