import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, StartError } from "#platform/config.server.ts";
import type { Database, Db } from "#platform/database/db.server.ts";
import { findState, putState } from "#platform/site-state.server.ts";

/** Written into a data folder whose installation lives elsewhere now. */
const movedMark = (dataDir: string) => join(dataDir, "moved.txt");

/** The same in a Postgres, for a node that was forgotten or is started again by whatever supervises it. */
const movedState = "movedAt";

type Place = Pick<Config, "databaseUrl" | "dataDir">;

export const isMovedFolder = (dataDir: string): boolean => existsSync(movedMark(dataDir));

export async function markMoved({ config, database }: { config: Place; database: Database }, now: Date): Promise<void> {
  if (database.kind === "embedded") writeFileSync(movedMark(config.dataDir), `${now.toISOString()}\n`);
  else await putState(database.db, movedState, now.toISOString());
}

/** For an embedded database, before it is opened. */
export function refuseMovedFolder({ databaseUrl, dataDir }: Place): void {
  if (!databaseUrl && isMovedFolder(dataDir))
    throw new StartError(
      `The site in ${dataDir} was moved to another database; start it with that one's settings. If it is to be this one again, remove ${movedMark(dataDir)}.`,
    );
}

export async function refuseMovedDatabase(db: Db): Promise<void> {
  const movedAt = await findState(db, movedState);
  if (movedAt !== undefined)
    throw new StartError(
      `The site in this database was moved to another one (${movedAt}); start it with that one's settings. If it is to be this one again, delete the row ${movedState} of site_state.`,
    );
}
