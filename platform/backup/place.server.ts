import { resolve } from "node:path";
import { type Config, StartError } from "#platform/config.server.ts";
import { type ImageStorage, openBucket, openFolder } from "#platform/images/storage.server.ts";
import { decryptFiles } from "./encrypted-place.server.ts";
import type { BackupFiles } from "./read-backup.server.ts";
import { openTar, writeTar } from "./tar-place.server.ts";

export const isTar = (text: string) => /\.tar$/i.test(text) && !text.startsWith("s3://");

function refuseCompressed(text: string): void {
  if (/\.(tgz|tar\.\w+)$/i.test(text)) throw new StartError("What is in a backup is compressed already; let the file's name end in .tar.");
}

/** Has one backup written: into a tar file, a folder, or `s3://bucket/prefix` under the keys that the site has. */
export async function writeAt<T>(text: string, config: Buckets, work: (place: ImageStorage) => Promise<T>): Promise<T> {
  refuseCompressed(text);
  return isTar(text) ? writeTar(resolve(text), work) : work(await openPlace(text, config));
}

/** A backup to read, of any of these kinds. */
export async function openBackup(text: string, config: Buckets & Pick<Config, "backup">): Promise<BackupFiles> {
  refuseCompressed(text);
  const files = await (isTar(text) ? openTar(resolve(text)) : openPlace(text, config));
  return decryptFiles(files, config.backup.identity);
}

export type Buckets = Pick<Config, "anyBucket">;

/** A folder or a prefix, to which backups are added and from which they are removed. */
export async function openPlace(text: string, { anyBucket }: Buckets): Promise<ImageStorage> {
  const [, bucket, prefix = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(text) ?? [];
  if (bucket === undefined) return openFolder(resolve(text));
  const storage = await openBucket({ ...anyBucket, bucket });
  return prefix === "" ? storage : under(storage, prefix);
}

/** A folder within. */
export function under(storage: ImageStorage, folder: string): ImageStorage {
  const path = (name: string) => `${folder}/${name}`;
  return {
    label: storage.label,
    write: (name, bytes) => storage.write(path(name), bytes),
    read: (name) => storage.read(path(name)),
    remove: (name) => storage.remove(path(name)),
    async *list() {
      for await (const { name, changedAt } of storage.list()) {
        if (name.startsWith(path(""))) yield { name: name.slice(path("").length), changedAt };
      }
    },
  };
}
