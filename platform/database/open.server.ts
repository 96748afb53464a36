import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import type { Database, Db } from "./db.server.ts";

export const migrationsFolder = join(projectRoot, "db/migrations");

/** The embedded engine takes a hundred megabytes, so it is loaded only where it is used. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl) return (await import("./postgres.server.ts")).openPostgres(config.databaseUrl, log, config.databaseLimits);
  return (await import("./embedded.server.ts")).openEmbedded(config.dataDir);
}

export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
