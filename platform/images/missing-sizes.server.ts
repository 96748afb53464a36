import { desc } from "drizzle-orm";
import { sizesOf } from "#lib/image-widths.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listFiles } from "./claim-storage.server.ts";
import type { ImageStorage } from "./storage.server.ts";
import { images } from "./tables/images.server.ts";

/**
 * The sizes that are not stored: the most used size of each picture, the newest picture first, then the next size of each. Nothing is noted
 * anywhere of what was made: the storage says it, after a kill, a restore or a move too.
 */
export async function findMissingSizes(db: Db, storage: ImageStorage): Promise<string[]> {
  const rows = await db.select({ name: images.name, width: images.width }).from(images).orderBy(desc(images.createdAt));
  const storedFiles = new Set((await listFiles(storage)).map(({ name }) => name));
  return rows
    .filter(({ name }) => storedFiles.has(name))
    .flatMap(({ name, width }) => sizesOf(name, width).map((file, rank) => ({ file, rank })))
    .filter(({ file }) => !storedFiles.has(file))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ file }) => file);
}
