import { findLastBackup } from "#platform/backup/make-backup.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { BackupState } from "./schema.ts";

const hourMs = 60 * 60 * 1000;
/** A backup that failed once is made an hour later; one that is a whole turn late is not coming. */
const turnsBeforeLate = 2;

export async function findBackupState(db: Db, { backup }: Pick<Config, "backup">, now: Date): Promise<BackupState> {
  const goodAt = await findLastBackup(db);
  const age = goodAt ? now.getTime() - Date.parse(goodAt) : Number.POSITIVE_INFINITY;
  return { isScheduled: backup.to !== undefined, goodAt: goodAt ?? null, isLate: age > turnsBeforeLate * backup.hours * hourMs };
}
