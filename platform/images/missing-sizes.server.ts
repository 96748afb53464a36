import { desc } from "drizzle-orm";
import { images } from "#db/tables/images.server.ts";
import { sizesOf } from "#lib/image-widths.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listFiles } from "./claim-storage.server.ts";
import type { ImageStorage } from "./storage.server.ts";

/**
 * The sizes that are not stored, of each picture those that are asked for most first, and of the newest picture first. Nothing is noted
 * anywhere of what was made: the storage says it, after a kill, a restore or a move too.
 */
export async function findMissingSizes(db: Db, storage: ImageStorage): Promise<string[][]> {
  const rows = await db.select({ name: images.name, width: images.width }).from(images).orderBy(desc(images.createdAt));
  const storedFiles = new Set((await listFiles(storage)).map(({ name }) => name));
  return rows
    .filter(({ name }) => storedFiles.has(name))
    .map(({ name, width }) => sizesOf(name, width).filter((file) => !storedFiles.has(file)))
    .filter((files) => files.length > 0);
}
