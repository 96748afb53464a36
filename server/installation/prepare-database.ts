import { writeDefaultRules } from "#app/features/routing-rules/service.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { migrationsFolder } from "#platform/database/open.server.ts";
import { claimAtFirstStart } from "#platform/images/claim-storage.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { findState, keepState } from "#platform/site-state.server.ts";
import { createFirstOwner, type FirstOwner } from "./first-owner.ts";
import { writeNewContent } from "./new-content.ts";
import { writeSampleContent } from "./sample-content.ts";
import { storeSamplePictures } from "./sample-pictures.ts";

/**
 * Brings the database to what this version needs. Every step is one transaction or can be taken again, so a process
 * that is killed here leaves something that the next start completes.
 */
export function prepareDatabase(database: Database, storage: ImageStorage, config: Config): Promise<FirstOwner | undefined> {
  return database.exclusively(async (db) => {
    await database.migrate(db, migrationsFolder);
    if ((await findState(db, "sampleContent")) === undefined) {
      await claimAtFirstStart(db, storage);
      const pictures = await storeSamplePictures(db, storage);
      await db.transaction(async (tx) => {
        await writeSampleContent(tx, pictures, new Date());
        await keepState(tx, "sampleContent", "loaded");
      });
    } else {
      await writeNewContent(db, storage);
    }
    if ((await findState(db, "routingRules")) === undefined) {
      await db.transaction(async (tx) => {
        await writeDefaultRules(tx);
        await keepState(tx, "routingRules", "loaded");
      });
    }
    return createFirstOwner(db, config.admin);
  });
}
