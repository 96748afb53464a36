import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeDefaultRules } from "#app/features/leads/routing/service.server.ts";
import { writeMissingMenus } from "#app/features/menus/write-missing.server.ts";
import { isMovedFolder, refuseMovedDatabase } from "#platform/backup/moved-mark.server.ts";
import { refuseUnfinishedRestore } from "#platform/backup/restore-backup.server.ts";
import { bringSchemaUpToDate } from "#platform/backup/schema-version.server.ts";
import { commandLine } from "#platform/command-line.server.ts";
import { type Config, StartError } from "#platform/config.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { claimStorage, listFiles, refuseUnusedStorage } from "#platform/images/claim-storage.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";
import { limitWaits } from "#platform/images/storage-layers.server.ts";
import { findState, keepState } from "#platform/site-state.server.ts";
import { createFirstOwner, type FirstOwner } from "./first-owner.ts";
import { writeNewContent } from "./new-content.ts";
import { writeSampleContent } from "./sample-content.ts";
import { storeSamplePictures } from "./sample-pictures.ts";

/** A site that is moved to Postgres should keep its content. */
function refuseForgottenFolder({ databaseUrl, dataDir }: Config): void {
  if (!databaseUrl || !existsSync(join(dataDir, "database")) || isMovedFolder(dataDir)) return;
  throw new StartError(
    `DATABASE_URL names an empty database, but ${dataDir} holds a site that has been used. Move it first: docs/OPERATIONS.md says how (${commandLine("move")}). To start empty, set DATA_DIR to another folder.`,
  );
}

/** Migrates and prepares the database. Every step is a transaction or repeatable, so a start that is killed can be completed by the next. */
export function prepareDatabase(database: Database, storage: ImageStorage, config: Config): Promise<FirstOwner | undefined> {
  return database.exclusively(async (db) => {
    await refuseUnfinishedRestore(db);
    await bringSchemaUpToDate(database, db);
    await refuseMovedDatabase(db);
    if ((await findState(db, "sampleContent")) === undefined) {
      refuseForgottenFolder(config);
      await claimStorage(db, storage, await listFiles(storage));
      const pictures = await storeSamplePictures(db, storage);
      await db.transaction(async (tx) => {
        await writeSampleContent(tx, pictures, new Date());
        await keepState(tx, "sampleContent", "loaded");
      });
    } else {
      await refuseUnusedStorage(db, limitWaits(storage, 3_000));
      await writeNewContent(db, storage);
    }
    await db.transaction(writeMissingMenus);
    if ((await findState(db, "routingRules")) === undefined) {
      await db.transaction(async (tx) => {
        await writeDefaultRules(tx);
        await keepState(tx, "routingRules", "loaded");
      });
    }
    return createFirstOwner(db, config.admin);
  });
}
