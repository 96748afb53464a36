import { resolve } from "node:path";
import { type Config, StartError } from "#platform/config.server.ts";
import { type ImageStorage, openBucket, openFolder } from "#platform/images/storage.server.ts";
import { decryptFiles } from "./encrypted-target.server.ts";
import type { BackupFiles } from "./read-backup.server.ts";

/** Opens a backup for reading, decrypted with the configured identity. */
export async function openBackup(text: string, config: Buckets & Pick<Config, "backup">): Promise<BackupFiles> {
  return decryptFiles(await openPlace(text, config), config.backup.identity);
}

type Buckets = Pick<Config, "anyBucket">;

/** Opens a folder, or `s3://bucket/prefix` with the site's own keys. */
export async function openPlace(text: string, { anyBucket }: Buckets): Promise<ImageStorage> {
  if (/\.(tgz|tar(\.\w+)?)$/i.test(text))
    throw new StartError(
      "A backup is a folder or s3://bucket/prefix. Unpack an archive with tar, and name the folder that has its manifest.json.",
    );
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
