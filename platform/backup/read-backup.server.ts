import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { StartError } from "#platform/config.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { type Manifest, manifestFile, openManifest, sha256 } from "./manifest.server.ts";

/** The files of a backup, wherever they are. */
export type BackupFiles = Pick<ImageStorage, "read">;

const decompress = promisify(gunzip);

export async function readManifest(place: BackupFiles, where: string): Promise<Manifest> {
  const bytes = await place.read(manifestFile);
  if (!bytes) throw new StartError(`There is no finished backup in ${where}: ${manifestFile} is missing.`);
  return openManifest(bytes, where);
}

/** The lines of one part, if they are what was written. */
export async function readPart(place: BackupFiles, part: Manifest["tables"][number]["parts"][number]): Promise<string[]> {
  const bytes = await readFile(place, part.file, part.sha256);
  return (await decompress(bytes)).toString("utf8").split("\n").slice(0, -1);
}

export async function readFile(place: BackupFiles, name: string, expected: string): Promise<Uint8Array> {
  const bytes = await place.read(name);
  if (!bytes) throw new StartError(`The backup is not whole: ${name} is missing.`);
  if (sha256(bytes) !== expected) throw new StartError(`The backup is damaged: ${name} is not what was written.`);
  return bytes;
}

/** Reads every byte of a backup and compares it with its checksum. */
export async function verifyBackup(place: BackupFiles, manifest: Manifest): Promise<void> {
  for (const { name, rows, parts } of manifest.tables) {
    let count = 0;
    for (const part of parts) count += (await readPart(place, part)).length;
    if (count !== rows) throw new StartError(`The backup is damaged: ${name} has ${count} rows instead of ${rows}.`);
  }
  for (const picture of manifest.pictures) await readFile(place, picture.name, picture.sha256);
}
