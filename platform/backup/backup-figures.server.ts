import type { Config } from "#platform/config.server.ts";
import type { StoredFigures } from "#platform/metrics/stored-figures.server.ts";
import { findLastBackup } from "./make-backup.server.ts";

export const backupFigures = ({ backup }: Pick<Config, "backup">): StoredFigures => ({
  gauges: [
    { name: "umbral_backup_age_seconds", help: "How old the last backup is that is whole; nothing while there is none." },
    { name: "umbral_backup_interval_seconds", help: "How often a backup is to be made (BACKUP_HOURS); nothing without BACKUP_TO." },
  ],
  read: async (db) => {
    const goodAt = await findLastBackup(db);
    return {
      umbral_backup_age_seconds: goodAt === undefined ? undefined : (Date.now() - Date.parse(goodAt)) / 1000,
      umbral_backup_interval_seconds: backup.to === undefined ? undefined : backup.hours * 3600,
    };
  },
});
