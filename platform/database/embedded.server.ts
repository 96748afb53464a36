import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { Availability } from "./availability.server.ts";
import type { Database, Db } from "./db.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { SyncedNodeFS } from "./synced-node-fs.server.ts";

const durable = ["-c", "fsync=on", "-c", "wal_sync_method=fsync", "-c", "shared_buffers=16MB"];
/** A segment of the log that is not needed any more is deleted: kept for later use it would keep what was erased. */
const forgetful = ["-c", "wal_recycle=off"];
export const startParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), ...durable, ...forgetful];

function open(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new SyncedNodeFS(folder), startParams, extensions: { pg_trgm } });
}

/** A first start that is killed while the empty cluster is made must not leave half of one behind. */
async function createCluster(folder: string): Promise<void> {
  const unfinishedFolder = `${folder}.unfinished`;
  rmSync(unfinishedFolder, { recursive: true, force: true });
  const client = await open(unfinishedFolder);
  await client.close();
  renameSync(unfinishedFolder, folder);
}

export async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, "database");
  if (!existsSync(folder)) await createCluster(folder);
  const client = await open(folder);
  return embeddedDatabase(client, unlock);
}

/** The same database over a client that the caller made: in memory, for tests. */
export function embeddedDatabase(client: PGlite, onClose?: () => void): Database {
  const db = drizzle({ client, casing: "snake_case" });
  return {
    db,
    kind: "embedded",
    availability: new Availability(),
    exclusively: (work: (db: Db) => Promise<unknown>) => work(db) as never,
    migrate: (_db, folder) => migrate(db, { migrationsFolder: folder }),
    close: async () => {
      await client.close();
      onClose?.();
    },
  };
}
