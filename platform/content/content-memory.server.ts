import type { Db } from "#platform/database/db.server.ts";

/** Posts appear by the clock, without a change that would tell us: nothing is older than this. */
const maxAgeMs = 30_000;

type Kept = { value: Promise<unknown>; readAt: number };

/** What visitors' pages have read of one database, until content changes. */
export class ContentMemory {
  readonly #kept = new Map<string, Kept>();
  /** Off while changes made by other nodes would go unheard. */
  enabled = true;

  /** Reads once however many ask. What was being read when content changed is not handed to whoever asks afterwards. */
  recall<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known && Date.now() - known.readAt < maxAgeMs) return known.value as Promise<T>;
    const value = read();
    if (!this.enabled) return value;
    const kept = { value, readAt: Date.now() };
    this.#kept.set(key, kept);
    value.catch(() => this.#kept.get(key) === kept && this.#kept.delete(key));
    return value;
  }

  clear(): void {
    this.#kept.clear();
  }
}

const memories = new WeakMap<Db, ContentMemory>();

/** From now on, what is read of this database for visitors is remembered. Whoever asks for it clears it on every change. */
export function rememberReads(db: Db): ContentMemory {
  const memory = new ContentMemory();
  memories.set(db, memory);
  return memory;
}

/** For reads of a bounded number of keys whose results nobody alters. A transaction, and a database that nobody watches, reads anew. */
export function remembered<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  return memories.get(db)?.recall(key, read) ?? read();
}
