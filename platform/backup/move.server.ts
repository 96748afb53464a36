import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, StartError } from "#platform/config.server.ts";
import type { Database, Db } from "#platform/database/db.server.ts";
import { type ImageStorage, openFolder } from "#platform/images/storage.server.ts";
import { findState, putState } from "#platform/site-state.server.ts";
import { version } from "#platform/version.server.ts";
import type { Manifest } from "./manifest.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

export type OpenInstallation = { config: Config; database: Database; storage: ImageStorage };

/**
 * Takes everything from one installation to another of either kind, by way of a backup whose pictures stay where they
 * are. Nothing is done but what backup and restore do, so it is verified as they are and can be taken up again.
 */
export async function moveInstallation(source: OpenInstallation, target: OpenInstallation, now: Date): Promise<Manifest> {
  await refuseSame(source, target);
  await refuseInUse(source);
  const workFolder = join(source.config.dataDir, "move");
  rmSync(workFolder, { recursive: true, force: true });
  const place = beside(await openFolder(workFolder), source.storage);
  const manifest = await writeBackup({ db: source.database.db, storage: source.storage }, place, version, now);
  await restoreBackup(target, place, manifest);
  rmSync(workFolder, { recursive: true, force: true });
  if (source.database.kind === "embedded") writeFileSync(movedMark(source.config.dataDir), `${now.toISOString()}\n`);
  else await putState(source.database.db, movedState, now.toISOString());
  return manifest;
}

/** Written into a data folder whose installation lives elsewhere now. */
export const movedMark = (dataDir: string) => join(dataDir, "moved.txt");

/** The same in a Postgres, for a node that was forgotten or is started again by whatever supervises it. */
const movedState = "movedAt";

export async function refuseMovedDatabase(db: Db): Promise<void> {
  const movedAt = await findState(db, movedState);
  if (movedAt !== undefined)
    throw new StartError(
      `The site in this database was moved to another one (${movedAt}); start it with that one's settings. If it is to be this one again, delete the row ${movedState} of site_state.`,
    );
}

/** What is written goes to the first; the pictures are read from where they have always been. */
function beside(work: ImageStorage, pictures: ImageStorage): ImageStorage {
  return { ...work, read: async (name) => (await work.read(name)) ?? (await pictures.read(name)) };
}

async function refuseSame({ config: from }: OpenInstallation, { config: to }: OpenInstallation): Promise<void> {
  const place = ({ databaseUrl, dataDir }: Config) => databaseUrl ?? dataDir;
  if (place(from) === place(to)) throw new StartError("Both installations have the same database; name another one to move to.");
  const bucket = ({ s3, dataDir }: Config) => (s3 ? `${s3.endpoint}/${s3.bucket}` : dataDir);
  if (bucket(from) === bucket(to))
    throw new StartError("Both installations keep their pictures at the same place; name another one to move to.");
}

/** Whoever writes to the old one from now on would write for nothing. The embedded database is locked by whoever uses it. */
async function refuseInUse({ database }: OpenInstallation): Promise<void> {
  if (database.kind === "embedded") return;
  const { countOtherProcesses } = await import("#platform/database/postgres.server.ts");
  const count = await countOtherProcesses(database.db);
  if (count > 0)
    throw new StartError(
      `The site is running (${count} processes are connected to its database). Stop it first: what it writes meanwhile would be lost.`,
    );
}
