import { LRUCache } from "lru-cache";
import type { Db } from "#platform/database/db.server.ts";

/** Posts appear by the clock, without a change that would tell us: nothing that is served is older than this. */
const maxAgeMs = 30_000;
const maxEntries = 2_000;
const maxBytes = 64 * 1024 * 1024;

type Entry = { value: object; generation: number; madeAt: number };

/**
 * The one cache of the process: what visitors' pages read of the database, and the pages made from it. Every entry is the
 * same for everyone who may ask for its key, and all of them end with the next content change.
 */
export class ContentCache {
  readonly #entries = new LRUCache<string, Entry, number>({ max: maxEntries, maxSize: maxBytes });
  readonly #pending = new Map<string, Promise<object>>();
  #generation = 0;
  /** Off while changes made by other nodes would go unheard. */
  enabled = true;

  find<T extends object>(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.enabled || entry.generation !== this.#generation || Date.now() - entry.madeAt >= maxAgeMs) return undefined;
    return entry.value as T;
  }

  /** What stood under the key before it went out of date, if it is still in memory. */
  findOutdated<T extends object>(key: string): T | undefined {
    return this.#entries.get(key)?.value as T | undefined;
  }

  /**
   * Makes the value once however many ask at the same time, and stores it if it has a size. What was begun before a change
   * is neither stored nor handed to whoever asks after the change.
   */
  async obtain<T extends object>(key: string, make: () => Promise<T>, sizeOf: (value: T) => number | undefined): Promise<T> {
    const storedValue = this.find<T>(key);
    if (storedValue) return storedValue;
    if (!this.enabled) return make();
    const pending = this.#pending.get(key);
    if (pending) return pending as Promise<T>;
    const generation = this.#generation;
    const pendingValue = make()
      .then((value) => {
        const size = sizeOf(value);
        const isCurrent = generation === this.#generation && this.enabled;
        if (isCurrent && size) this.#entries.set(key, { value, generation, madeAt: Date.now() }, { size: size + 2 * key.length });
        return value;
      })
      .finally(() => {
        if (this.#pending.get(key) === pendingValue) this.#pending.delete(key);
      });
    this.#pending.set(key, pendingValue);
    return pendingValue;
  }

  /** Content has changed. */
  invalidate(): void {
    this.#generation++;
    this.#pending.clear();
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }
}

const caches = new WeakMap<Db, ContentCache>();

/** From now on, what is read of this database for visitors goes through the cache. Whoever attaches it invalidates it on every change. */
export function attachCache(db: Db, cache: ContentCache): void {
  caches.set(db, cache);
}

/** For reads of a bounded number of keys whose results nobody alters. A transaction, and a database without a cache, reads anew. */
export function readThroughCache<T extends object>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  const sizeOf = (value: T) => Buffer.byteLength(JSON.stringify(value));
  return caches.get(db)?.obtain(`read ${key}`, read, sizeOf) ?? read();
}
