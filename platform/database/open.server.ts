import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import type { Database, Db } from "./db.server.ts";

export const migrationsFolder = join(projectRoot, "db/migrations");

/** The embedded engine is only loaded where it is used: it costs a hundred megabytes. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl) return (await import("./postgres.server.ts")).openPostgres(config.databaseUrl, log, config.databaseLimits);
  return (await import("./embedded.server.ts")).openEmbedded(config.dataDir);
}

/** Throws when the database does not answer. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
