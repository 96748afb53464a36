import { existsSync, fsyncSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { ownerOnly } from "#platform/data-folder.server.ts";
import { Availability } from "./availability.server.ts";
import type { Database, Db } from "./db.server.ts";
import { lockFolder } from "./folder-lock.server.ts";

type Stream = { nfd: number };
type Attributes = { mode?: number };
type SetAttributes = (target: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]) => void;
type Module = { NODEFS: { stream_ops: Record<string, unknown>; doSetAttr: SetAttributes } };

/**
 * PGlite's file system ignores fsync; this one calls it, so that a commit survives a power loss. PGlite also sets every new file's mode
 * to 0666, past the umask; here only the owner gets access.
 */
class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>) {
    const result = await super.init(...args);
    const preRun = result.emscriptenOpts.preRun;
    if (!Array.isArray(preRun)) throw new Error("PGlite changed how it starts: its fsync cannot be mended");
    preRun.push(({ NODEFS }: Module) => {
      NODEFS.stream_ops.fsync = (stream: Stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
      const setAttributes = NODEFS.doSetAttr;
      if (typeof setAttributes !== "function") throw new Error("PGlite changed how it sets file modes: they cannot be mended");
      NODEFS.doSetAttr = (target, node, attributes, ...rest) => {
        const { mode } = attributes;
        setAttributes(target, node, mode == null ? attributes : { ...attributes, mode: ownerOnly(mode) }, ...rest);
      };
    });
    return result;
  }
}

const durable = ["-c", "fsync=on", "-c", "wal_sync_method=fsync", "-c", "shared_buffers=16MB"];
/** Recycled segments of the log would keep erased data. */
const deletesLog = ["-c", "wal_recycle=off"];
export const startParams = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), ...durable, ...deletesLog];

function open(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new SyncedNodeFS(folder), startParams, extensions: { pg_trgm } });
}

/** In a temporary folder first: a start that is killed must not leave half a cluster behind. */
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

/** With an existing client: in memory, for tests. */
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
