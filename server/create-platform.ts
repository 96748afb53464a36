import { definitions, personalData } from "#app/features/definitions.server.ts";
import { createAuth } from "#platform/accounts/auth.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { openStorage } from "#platform/images/storage.server.ts";
import { measureStorage, rememberPictures } from "#platform/images/storage-layers.server.ts";
import { openFormKeys } from "#platform/pending-forms/form-keys.server.ts";
import { openPendingForms } from "#platform/pending-forms/pending-forms.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { ownSecret } from "#platform/site-state.server.ts";
import { prepareDatabase } from "./installation/prepare-database.ts";
import type { Installation } from "./open-installation.ts";
import { firstOwnerText } from "./startup-message.ts";

export type StartedPlatform = { config: Config; platform: Platform; database: Database };

export async function createPlatform({ config, log, metrics, database }: Installation): Promise<StartedPlatform> {
  const storage = rememberPictures(measureStorage(await openStorage(config), metrics), metrics);
  const { db, availability } = database;
  const firstOwner = await prepareDatabase(database, storage, config);
  // At once: a later failure of the start would lose the password.
  if (firstOwner) process.stdout.write(firstOwnerText(firstOwner));
  const auth = createAuth(db, { secret: await ownSecret(db, "authSecret"), publicUrl: config.publicUrl });
  const pendingForms = await openPendingForms(config.dataDir, log, { keys: await openFormKeys(db, config) });
  const platform: Platform = { db, availability, auth, storage, pendingForms, config, log, metrics, definitions, personalData };
  return { config, platform, database };
}
