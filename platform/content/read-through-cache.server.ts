import type { Db } from "#platform/database/db.server.ts";
import type { ContentCache } from "./content-cache.server.ts";

const caches = new WeakMap<Db, ContentCache>();

/** From now on, `readThroughCache` uses this cache for this database. The caller invalidates it on every change until it is detached again. */
export function attachCache(db: Db, cache: ContentCache): () => void {
  caches.set(db, cache);
  return () => caches.delete(db);
}

/**
 * For reads that many requests share, have few keys, and whose result is not altered. One must not call another: their ages would add up.
 * A transaction, and a database without a cache, reads anew.
 */
export async function readThroughCache<T extends object>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const cache = caches.get(db);
  if (!cache) return read();
  return (await cache.obtain(`read ${key}`, { make: read, sizeOf: jsonSize })).value;
}

const jsonSize = (value: object) => Buffer.byteLength(JSON.stringify(value));
