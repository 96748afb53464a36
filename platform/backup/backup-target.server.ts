import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { decryptAgeFile, isAgeFile } from "#platform/age-files.server.ts";
import { type Config, StartError } from "#platform/config.server.ts";
import { type ImageStorage, openBucket, openFolder } from "#platform/images/storage.server.ts";
import type { BackupFiles } from "./read-backup.server.ts";

/** Decrypted with the configured identity. */
export async function openBackup(text: string, config: Buckets & Pick<Config, "backup">): Promise<BackupFiles> {
  return decryptFiles(await openTarget(text, config), config.backup.identity);
}

type Buckets = Pick<Config, "anyBucket">;

/** A folder, or `s3://bucket/prefix` with the site's keys. */
export async function openTarget(text: string, { anyBucket }: Buckets): Promise<ImageStorage> {
  if (/\.(tgz|tar(\.\w+)?)$/i.test(text))
    throw new StartError(
      "A backup is a folder or s3://bucket/prefix. Unpack an archive with tar, and name the folder that has its manifest.json.",
    );
  const [, bucket, prefix = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(text) ?? [];
  if (bucket === undefined) return openFolder(resolve(text));
  const storage = await openBucket({ ...anyBucket, bucket });
  return prefix === "" ? storage : under(storage, prefix);
}

export function under(storage: ImageStorage, folder: string): ImageStorage {
  const path = (name: string) => `${folder}/${name}`;
  return {
    label: storage.label,
    write: (name, bytes) => storage.write(path(name), bytes),
    read: (name) => storage.read(path(name)),
    openStream: (name) => storage.openStream(path(name)),
    remove: (name) => storage.remove(path(name)),
    async *list() {
      for await (const { name, changedAt } of storage.list()) {
        if (name.startsWith(path(""))) yield { name: name.slice(path("").length), changedAt };
      }
    },
  };
}

const isIdentity = (text: string) => text.startsWith("AGE-SECRET-KEY-");

/** Files that are not encrypted are read as they are. */
export function decryptFiles(files: BackupFiles, identity: string | undefined): BackupFiles {
  let identities: string[] | undefined;
  return {
    read: async (name) => {
      const bytes = await files.read(name);
      if (!bytes || !isAgeFile(bytes)) return bytes;
      identities ??= readIdentities(identity);
      return decryptAgeFile(bytes, identities).catch((error: unknown) => {
        throw new StartError(`${name} cannot be decrypted: it was encrypted for another key than that in BACKUP_IDENTITY, or damaged.`, {
          cause: error,
        });
      });
    },
  };
}

/** As age writes them: one per line, between comments. */
function readIdentities(setting: string | undefined): string[] {
  if (setting === undefined)
    throw new StartError(
      "This backup is encrypted. Set BACKUP_IDENTITY to the file with the secret key of its recipient (AGE-SECRET-KEY-…).",
    );
  if (isIdentity(setting)) return [setting];
  if (!existsSync(setting)) throw new StartError(`There is no file ${setting}, which BACKUP_IDENTITY names.`);
  const identities = readFileSync(setting, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter(isIdentity);
  if (identities.length === 0)
    throw new StartError(`${setting}, which BACKUP_IDENTITY names, has no secret key of age (AGE-SECRET-KEY-…).`);
  return identities;
}
