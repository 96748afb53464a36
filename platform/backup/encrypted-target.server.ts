import { existsSync, readFileSync } from "node:fs";
import { decryptAgeFile, isAgeFile } from "#platform/age-files.server.ts";
import { StartError } from "#platform/config.server.ts";
import type { BackupFiles } from "./read-backup.server.ts";

const isIdentity = (text: string) => text.startsWith("AGE-SECRET-KEY-");

/** The files of a backup as they were before they were encrypted; one that was not encrypted is read as it is. */
export function decryptFiles(place: BackupFiles, identity: string | undefined): BackupFiles {
  let identities: string[] | undefined;
  return {
    read: async (name) => {
      const bytes = await place.read(name);
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

/** As age writes them: one a line, between comments. */
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
