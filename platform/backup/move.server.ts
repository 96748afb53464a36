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
 * Takes everything from one installation to another of either kind, by way of a backup whose pictures stay where they
 * are. Nothing is done but what backup and restore do, so it is verified as they are and can be taken up again.
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
    const place = beside(await openFolder(workFolder), source.storage);
    const manifest = await writeBackup({ db: source.database.db, storage: source.storage }, place, version, now);
    await restoreBackup(target, place, manifest);
    await markMoved(source, describePlace(to), now);
    return manifest;
  } finally {
    // All that people wrote is in it.
    removeWork();
    await target.database.close();
  }
}

/** What is written goes to the first; the pictures are read from where they have always been. */
function beside(work: ImageStorage, pictures: ImageStorage): ImageStorage {
  return { ...work, read: async (name) => (await work.read(name)) ?? (await pictures.read(name)) };
}

function refuseSame(from: Config, to: Config): void {
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

/** What a node took while the database was away is nobody's once that node does not start any more. */
async function refuseWaitingForms({ dataDir }: Config): Promise<void> {
  const folder = join(dataDir, "pending-forms");
  const count = (await listWaitingForms(folder)).length;
  if (count > 0)
    throw new StartError(
      `${count} of the visitors' forms wait in ${folder}. Start the site as it is now, so that it stores them, and stop it again; then move it.`,
    );
}

/** Where an installation is, for whoever has to find it again. */
export function describePlace({ databaseUrl, dataDir, s3 }: Config): string {
  const { host, pathname } = databaseUrl ? new URL(databaseUrl) : {};
  const database = databaseUrl ? `the database ${host}${pathname}` : `the folder ${dataDir}`;
  const pictures = s3 ? `, with pictures in the bucket ${s3.bucket}` : databaseUrl ? `, with pictures in ${join(dataDir, "images")}` : "";
  return database + pictures;
}
