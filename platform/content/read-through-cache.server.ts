import type { Db } from "#platform/database/db.server.ts";
import { ContentCache } from "./content-cache.server.ts";

const caches = new WeakMap<Db, ContentCache>();

/** Makes `readThroughCache` use this cache. The caller invalidates it on every change until it is detached. */
export function attachCache(db: Db, cache: ContentCache): () => void {
  caches.set(db, cache);
  return () => caches.delete(db);
}

/** Reads each key once in a transaction, while the work lasts. The work changes nothing. */
export async function withOwnCache<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  const detach = attachCache(tx, new ContentCache());
  try {
    return await work();
  } finally {
    detach();
  }
}

/**
 * For reads that many requests share, with few keys and results that are not modified. They must not be nested: their ages would
 * add up. Without a cache, as in a transaction that has none of its own, it always reads.
 */
export async function readThroughCache<T extends object>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const cache = caches.get(db);
  if (!cache) return read();
  return (await cache.obtain(`read ${key}`, { make: read, sizeOf: jsonSize })).value;
}

const jsonSize = (value: object) => Buffer.byteLength(JSON.stringify(value));
