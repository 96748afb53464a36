import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, StartError, usesFolder } from "#platform/config.server.ts";
import type { Database, Db } from "#platform/database/db.server.ts";
import { findState, putState } from "#platform/site-state.server.ts";

/** In a data folder whose database or pictures were moved. */
const movedMark = (dataDir: string) => join(dataDir, "moved.txt");

/** The same in Postgres, for a node that is still running or restarted by its supervisor. */
const movedState = "movedAt";

type Location = Pick<Config, "databaseUrl" | "dataDir" | "s3">;

export const isMovedFolder = (dataDir: string): boolean => existsSync(movedMark(dataDir));

export async function markMoved(source: { config: Location; database: Database }, destination: string, now: Date): Promise<void> {
  const { config, database } = source;
  if (usesFolder(config)) writeFileSync(movedMark(config.dataDir), `Moved to ${destination} on ${now.toISOString()}\n`);
  if (database.kind === "postgres") await putState(database.db, movedState, now.toISOString());
}

/** Checked before anything in it is opened. Forms may still wait there during an outage. */
export function refuseMovedFolder(location: Location): void {
  const { dataDir } = location;
  if (usesFolder(location) && isMovedFolder(dataDir))
    throw new StartError(
      `The site in ${dataDir} was moved, database and pictures, and ${movedMark(dataDir)} says where to; start it with that one's DATABASE_URL and S3_BUCKET, or its DATA_DIR. If it is to be this one again, remove that file.`,
    );
}

export async function refuseMovedDatabase(db: Db): Promise<void> {
  const movedAt = await findState(db, movedState);
  if (movedAt !== undefined)
    throw new StartError(
      `The site in this database was moved to another one (${movedAt}); start it with that one's settings. If it is to be this one again, delete the row ${movedState} of site_state.`,
    );
}
