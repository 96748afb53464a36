import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Config, StartError } from "#platform/config.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { type ImageStorage, openFolder } from "#platform/images/storage.server.ts";
import { listWaitingForms } from "#platform/pending-forms/pending-forms.server.ts";
import { version } from "#platform/version.server.ts";
import type { Manifest } from "./manifest.server.ts";
import { markMoved, refuseMovedDatabase, refuseMovedFolder } from "./moved-mark.server.ts";
import { refuseUnlessEmpty, restoreBackup } from "./restore-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

export type OpenInstallation = { config: Config; database: Database; storage: ImageStorage };

/**
 * Moves everything to another installation, by a backup that leaves pictures in place. It only backs up and restores, so
 * it is verified and can be resumed in the same way.
 */
export async function moveInstallation(
  source: OpenInstallation,
  to: Config,
  openTarget: () => Promise<OpenInstallation>,
  now: Date,
): Promise<Manifest> {
  refuseSame(source.config, to);
  refuseMovedFolder(source.config);
  await refuseMovedDatabase(source.database.db);
  await refuseInUse(source);
  await refuseWaitingForms(source.config);
  const workFolder = join(source.config.dataDir, "move");
  const removeWork = () => rmSync(workFolder, { recursive: true, force: true });
  removeWork();
  const target = await openTarget();
  try {
    await refuseUnlessEmpty(target);
    const workCopy = beside(await openFolder(workFolder), source.storage);
    const manifest = await writeBackup({ db: source.database.db, storage: source.storage }, workCopy, version, now);
    await restoreBackup(target, workCopy, manifest);
    await markMoved(source, describeLocation(to), now);
    return manifest;
  } finally {
    // It contains personal data.
    removeWork();
    await target.database.close();
  }
}

/** Writes to `work`; pictures are read from where they are. */
function beside(work: ImageStorage, pictures: ImageStorage): ImageStorage {
  return { ...work, read: async (name) => (await work.read(name)) ?? (await pictures.read(name)) };
}

function refuseSame(from: Config, to: Config): void {
  const databaseOf = ({ databaseUrl, dataDir }: Config) => databaseUrl ?? dataDir;
  if (databaseOf(from) === databaseOf(to)) throw new StartError("Both installations have the same database; name another one to move to.");
  const pictureStorageOf = ({ s3, dataDir }: Config) => (s3 ? `${s3.endpoint}/${s3.bucket}` : dataDir);
  if (pictureStorageOf(from) === pictureStorageOf(to))
    throw new StartError("Both installations keep their pictures at the same place; name another one to move to.");
}

/** What the old site writes during the move would be lost. The embedded database is locked anyway. */
async function refuseInUse({ database }: OpenInstallation): Promise<void> {
  if (database.kind === "embedded") return;
  const { countOtherProcesses } = await import("#platform/database/postgres.server.ts");
  const count = await countOtherProcesses(database.db);
  if (count > 0)
    throw new StartError(
      `The site is running (${count} processes are connected to its database). Stop it first: what it writes meanwhile would be lost.`,
    );
}

/** Nothing would store a form that waits on a node that is not started again. */
async function refuseWaitingForms({ dataDir }: Config): Promise<void> {
  const folder = join(dataDir, "pending-forms");
  const count = (await listWaitingForms(folder)).length;
  if (count > 0)
    throw new StartError(
      `${count} of the visitors' forms wait in ${folder}. Start the site as it is now, so that it stores them, and stop it again; then move it.`,
    );
}

export function describeLocation({ databaseUrl, dataDir, s3 }: Config): string {
  const { host, pathname } = databaseUrl ? new URL(databaseUrl) : {};
  const database = databaseUrl ? `the database ${host}${pathname}` : `the folder ${dataDir}`;
  const pictures = s3 ? `, with pictures in the bucket ${s3.bucket}` : databaseUrl ? `, with pictures in ${join(dataDir, "images")}` : "";
  return database + pictures;
}
