import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isUnavailable } from "#platform/database/errors.server.ts";
import type { ContentChange } from "./content-changes.server.ts";

/** Scheduled posts appear without a change that invalidates the cache. A page made from a stored read can be twice as old: 30 seconds. */
const usualAgeMs = 15_000;
/** While this node cannot listen for the changes of others: no page is older than a second. */
const notListeningAgeMs = 500;
/** While the database is away, stored values are used for this long, unless configured otherwise. */
const usualLastKnownMs = 60 * 60_000;
/** An outage ends the connection that listens, too, some time before or after it is noticed. */
const outageNoticedMs = 3_000;
/** A failover cuts all connections: the pool must learn of each before one is taken from it again. */
const retryAfterMs = 50;
const maxEntries = 2_000;
const maxBytes = 64 * 1024 * 1024;

type Entry = {
  value: object;
  generation: number;
  madeAt: number;
};

/** In an outage, only values made after `sureSince` are served. */
type Outage = { since: number; sureSince: number };

/** A value without a size is not stored. */
type Recipe<T> = { make: () => Promise<T>; sizeOf: (value: T) => number | undefined };

/**
 * The only cache of the process: public pages, and a few reads that pages rendered per request share. Every content change, here or
 * on another node, starts a new generation; values of an earlier one are served only in an outage, and never if something was
 * withdrawn since.
 */
export class ContentCache {
  readonly #entries = new LRUCache<string, Entry, number>({ max: maxEntries, maxSize: maxBytes });
  readonly #pending = new Map<string, Promise<object | undefined>>();
  readonly #lastKnownMs: number;
  #generation = 0;
  /** The generation that the last withdrawal began. */
  #withdrawnAt = 0;
  /** Changes before this moment may have been missed. */
  #heardSince = 0;
  #notListeningSince: number | undefined;
  #outage: Outage | undefined;
  readonly counts = { hits: 0, misses: 0, lastKnown: 0, invalidations: 0 };

  constructor(lastKnownMs = usualLastKnownMs) {
    this.#lastKnownMs = lastKnownMs;
  }

  find<T extends object>(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#isStale(entry)) return undefined;
    this.counts.hits++;
    return entry.value as T;
  }

  #isStale(entry: Entry): boolean {
    const maxAgeMs = this.isListening ? usualAgeMs : notListeningAgeMs;
    return this.#isOutdated(entry) || Date.now() - entry.madeAt >= maxAgeMs;
  }

  #isOutdated({ generation, madeAt }: Entry): boolean {
    return generation !== this.#generation || madeAt <= this.#heardSince;
  }

  /** The stored value, stale or not: to compare with, not to serve. */
  findFormer<T extends object>(key: string): T | undefined {
    return this.#entries.peek(key)?.value as T | undefined;
  }

  /** Keys of values that a content change has made stale, or may have, and that were not requested since. */
  outdatedKeys(): string[] {
    return [...this.#entries.entries()].flatMap(([key, entry]) => (this.#isOutdated(entry) ? [key] : []));
  }

  /**
   * Makes the value once, however many callers wait for it, and stores it if it has a size. While the database is away, returns the
   * stored value with `isLastKnown`, unless something was withdrawn since. A failover cuts a read that is under way: it is tried again
   * before an outdated value is used.
   */
  async obtain<T extends object | undefined>(key: string, recipe: Recipe<T>, isRetry = false): Promise<{ value: T; isLastKnown: boolean }> {
    const stored = this.find(key);
    if (stored) return { value: stored as T, isLastKnown: false };
    const lastKnown = this.isDatabaseAway ? this.#findLastKnown(key) : undefined;
    if (lastKnown) return { value: lastKnown as T, isLastKnown: true };
    try {
      const value = await (this.#pending.get(key) ?? this.#make(key, recipe));
      return { value: value as T, isLastKnown: this.isDatabaseAway };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const mayRetry = !isRetry && !this.isDatabaseAway;
      const entry = this.#entries.peek(key);
      const value = mayRetry && (!entry || this.#isOutdated(entry)) ? undefined : this.#findLastKnown(key);
      if (value) return { value: value as T, isLastKnown: true };
      if (!mayRetry) throw error;
      await sleep(retryAfterMs);
      return this.obtain(key, recipe, true);
    }
  }

  #findLastKnown(key: string): object | undefined {
    const entry = this.#entries.get(key);
    const { since, sureSince } = this.#outage ?? this.#outageFrom(Date.now());
    const isOutdated = !entry || entry.generation < this.#withdrawnAt || entry.madeAt <= sureSince;
    if (isOutdated || Date.now() - since > this.#lastKnownMs) return undefined;
    this.counts.lastKnown++;
    return entry.value;
  }

  #make<T extends object | undefined>(key: string, { make, sizeOf }: Recipe<T>): Promise<T> {
    const [generation, madeAt, lastKnownCount] = [this.#generation, Date.now(), this.counts.lastKnown];
    this.counts.misses++;
    const pending = make()
      .then((value) => {
        const size = sizeOf(value);
        // What may be made of last known reads is not new.
        if (generation !== this.#generation || lastKnownCount !== this.counts.lastKnown) return value;
        if (value && size) this.#entries.set(key, { value, generation, madeAt }, { size: size + 2 * key.length });
        else this.#entries.delete(key);
        return value;
      })
      .finally(() => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
      });
    this.#pending.set(key, pending);
    return pending;
  }

  /** The content has changed. Values in the making may be of the former content, so new callers do not wait for them. */
  invalidate({ withdraws }: ContentChange = { withdraws: true }): void {
    this.#generation++;
    if (withdraws) this.#withdrawnAt = this.#generation;
    this.#pending.clear();
    this.counts.invalidations++;
  }

  /** A withdrawal by another node may have been missed if this node could not listen before the outage already. */
  #outageFrom(since: number): Outage {
    const hadStoppedBefore = this.#notListeningSince !== undefined && since - this.#notListeningSince > outageNoticedMs;
    return { since, sureSince: hadStoppedBefore ? since - notListeningAgeMs : this.#heardSince };
  }

  set isDatabaseAway(isAway: boolean) {
    this.#outage = isAway ? (this.#outage ?? this.#outageFrom(Date.now())) : undefined;
  }

  get isDatabaseAway(): boolean {
    return this.#outage !== undefined;
  }

  /** Whether this node receives the changes of others. Once it does again, everything is stale: some may have been missed. */
  set isListening(isListening: boolean) {
    if (!this.isListening && isListening) {
      this.#heardSince = Date.now();
      this.#pending.clear();
    }
    this.#notListeningSince = isListening ? undefined : (this.#notListeningSince ?? Date.now());
  }

  get isListening(): boolean {
    return this.#notListeningSince === undefined;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }
}
