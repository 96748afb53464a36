import { hostname } from "node:os";
import { refuseMovedFolder } from "#platform/backup/moved-mark.server.ts";
import { type Config, readConfig, usesFolder } from "#platform/config.server.ts";
import { secureDataFolder } from "#platform/data-folder.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { createLog, type Log } from "#platform/log.server.ts";
import { createMetrics, type Metrics } from "#platform/metrics/metrics.server.ts";
import { refuseDataInRelease } from "#platform/release.server.ts";
import { version } from "#platform/version.server.ts";

export type Installation = { config: Config; log: Log; metrics: Metrics; database: Database };

/** The slowest part of a start, which needs little of the program. */
export async function openInstallation(env: NodeJS.ProcessEnv): Promise<Installation> {
  const config = readConfig(env);
  const log = createLog(config.logLevel, undefined, { node: hostname(), version });
  const metrics = createMetrics();
  refuseMovedFolder(config);
  refuseDataInRelease(config.dataDir);
  if (usesFolder(config) && !secureDataFolder(config.dataDir))
    log.warn("There was no time to look at the modes of all files in the data folder; the next start goes on");
  return { config, log, metrics, database: await openDatabase(config, log) };
}
