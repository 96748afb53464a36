import { serialize } from "node:v8";
import type { Db } from "#platform/database/db.server.ts";
import type { TableParts } from "#platform/database/read-tables.server.ts";
import type { ContentCache } from "./content-cache.server.ts";

const caches = new WeakMap<Db, ContentCache>();

/** From now on, what is read of this database for visitors goes through the cache. Whoever attaches it invalidates it on every change until it is detached again. */
export function attachCache(db: Db, cache: ContentCache): () => void {
  caches.set(db, cache);
  return () => caches.delete(db);
}

/**
 * For reads that have a result for a bounded number of keys, which nobody alters. A transaction, and a database without a cache, reads anew. Without
 * `partsOf` the result is read again after any change of the tables that were read. One that comes out the same is the same object, and
 * what was made from it stays.
 */
export async function readThroughCache<T extends object | undefined>(
  db: Db,
  key: string,
  read: () => Promise<T>,
  partsOf?: (value: T) => TableParts,
): Promise<T> {
  const cache = caches.get(db);
  if (!cache) return read();
  const cacheKey = `read ${key}`;
  const make = async () => {
    const value = await read();
    const former = cache.findOutdated<T>(cacheKey);
    return former && value && serialize(former).equals(serialize(value)) ? former : value;
  };
  return (await cache.obtain(cacheKey, { make, sizeOf: jsonSize, partsOf })).value;
}

const jsonSize = (value: object | undefined) => value && Buffer.byteLength(JSON.stringify(value));
