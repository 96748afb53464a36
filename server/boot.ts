import { createAuth } from "#platform/accounts/auth.server.ts";
import { type Config, readConfig } from "#platform/config.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { openStorage } from "#platform/images/storage.server.ts";
import { createLog } from "#platform/log.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ownSecret } from "#platform/site-state.server.ts";
import type { FirstOwner } from "./prepare/first-owner.ts";
import { prepare } from "./prepare/prepare.ts";

export type Booted = { config: Config; platform: Platform; database: Database; firstOwner: FirstOwner | undefined };

/** From the environment to a prepared database and everything that stands on it. */
export async function boot(env: NodeJS.ProcessEnv): Promise<Booted> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const storage = await openStorage(config);
  const database = await openDatabase(config, log);
  const { db } = database;
  const firstOwner = await prepare(database, storage, config);
  const auth = createAuth(db, { secret: await ownSecret(db, "authSecret"), publicUrl: config.publicUrl });
  return { config, platform: { db, auth, storage, config, log }, database, firstOwner };
}
