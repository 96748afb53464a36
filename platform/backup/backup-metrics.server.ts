import type { Config } from "#platform/config.server.ts";
import type { StoredMetrics } from "#platform/metrics/stored-metrics.server.ts";
import { findLastBackup } from "./make-backup.server.ts";

export const backupMetrics = ({ backup }: Pick<Config, "backup">): StoredMetrics => ({
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
