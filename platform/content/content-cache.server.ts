import { LRUCache } from "lru-cache";
import {
  anyTable,
  narrowTables,
  noteSource,
  noteTables,
  type RecordedWork,
  recordReads,
  type TableParts,
  wholeTable,
} from "#platform/database/read-tables.server.ts";
import { isUnavailable } from "#platform/database/unavailable.server.ts";

/** Posts appear by the clock, without a change that would tell us: nothing that is served is older than this. */
const longestAgeMs = 30_000;
/** While changes made by other nodes go unheard, nothing is older than this. */
const deafAgeMs = 1_000;
/** While the database is away, the last known is served for so long, unless told otherwise. */
const usualLastKnownMs = 60 * 60_000;
const maxEntries = 2_000;
const maxBytes = 64 * 1024 * 1024;

type Entry = Pick<RecordedWork<object | undefined>, "value" | "tables" | "ownTables" | "sources"> & {
  /** How many changes there had been when its making began. */
  begunAt: number;
  /** When the oldest was read of what it was made from. */
  madeAt: number;
  /** How many changes there were when it was last found to be current. */
  currentAt: number;
};

/** Something that is being made: what comes of it, and from what. */
type Making = Promise<Pick<Entry, "value" | "tables" | "madeAt">>;

/** How something is made; how large it is, if it is to be stored; and of which tables it shows only parts. */
type Recipe<T> = { make: () => Promise<T>; sizeOf: (value: T) => number | undefined; partsOf?: ((value: T) => TableParts) | undefined };

/** For what was made without a word of where from: it ends with every change. */
const allTables: ReadonlySet<string> = new Set([anyTable]);

/** Among the tables of something that was made, while the database was away, from what was known before. */
const lastKnown: ReadonlySet<string> = new Set(["last known"]);
const isOfLastKnown = (tables: ReadonlySet<string>) => tables.has("last known");

/** Does the work, which nobody stores, and tells whether it was done with the last known. */
export async function watchLastKnown<T>(work: () => Promise<T>): Promise<{ value: T; isLastKnown: boolean }> {
  const { value, tables } = await recordReads(work);
  return { value, isLastKnown: isOfLastKnown(tables) };
}

/**
 * The one cache of the process: what visitors' pages and programs read of the database, and the pages made from it. Every entry is the
 * same for everyone who may ask for its key, and ends with the next change of a table that it was made from, unless what it took from
 * there turns out to be the same.
 */
export class ContentCache {
  readonly #entries = new LRUCache<string, Entry, number>({ max: maxEntries, maxSize: maxBytes });
  readonly #makings = new Map<string, Making>();
  #changeCount = 0;
  readonly #lastChanges = new Map<string, number>();
  #maxAgeMs = longestAgeMs;
  readonly #lastKnownMs: number;
  /** Of pages and reads alike, for whoever wants to know how it does. */
  readonly counts = { hits: 0, misses: 0, lastKnown: 0, invalidations: 0 };
  #awaySince: number | undefined;

  constructor(lastKnownMs = usualLastKnownMs) {
    this.#lastKnownMs = lastKnownMs;
  }

  find<T extends object>(key: string): T | undefined {
    return this.#findCurrent(key)?.value as T | undefined;
  }

  #findCurrent(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || Date.now() - entry.madeAt >= this.#maxAgeMs || !this.#isCurrent(entry)) return undefined;
    this.counts.hits++;
    return entry;
  }

  #isCurrent(entry: Entry): boolean {
    if (entry.currentAt === this.#changeCount) return true;
    const isCurrent = this.#areUnchanged(entry.tables, entry.begunAt);
    if (isCurrent) entry.currentAt = this.#changeCount;
    return isCurrent;
  }

  #areUnchanged(tables: ReadonlySet<string>, since: number): boolean {
    const isUnchanged = (table: string) => (this.#lastChanges.get(table) ?? 0) <= since;
    return isUnchanged(anyTable) && (tables.has(anyTable) ? since === this.#changeCount : all(tables, isUnchanged));
  }

  /** Whether it would come out the same: nothing that it read by itself has changed, and its sources, obtained again, are what they were. */
  async #wouldBeSame({ ownTables, sources, begunAt, madeAt }: Entry): Promise<boolean> {
    if (Date.now() - madeAt >= this.#maxAgeMs || !this.#areUnchanged(ownTables, begunAt)) return false;
    for (const { value, obtain } of sources.values()) if ((await obtain()) !== value) return false;
    noteTables(ownTables, madeAt);
    return true;
  }

  /** What stands or stood under the key, in date or not. */
  findOutdated<T extends object | undefined>(key: string): T | undefined {
    return this.#entries.get(key)?.value as T | undefined;
  }

  /** Of what a change has ended, and nobody has asked for since. */
  endedKeys(): string[] {
    return [...this.#entries.entries()].flatMap(([key, entry]) => (this.#isCurrent(entry) ? [] : [key]));
  }

  /** What has ended and is made by nobody: in an outage it would come back as the last known. */
  forgetEnded(keys: Iterable<string>): void {
    for (const key of keys) {
      const entry = this.#entries.peek(key);
      if (entry && !this.#isCurrent(entry)) this.#entries.delete(key);
    }
  }

  /** What nothing had changed when the database went away has been getting old since then, all else since it was made. */
  #findLastKnown(key: string): Pick<Entry, "value" | "tables" | "madeAt"> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = Date.now();
    const agesSince = this.#isCurrent(entry) ? (this.#awaySince ?? now) : entry.madeAt;
    if (now - agesSince > this.#lastKnownMs) return undefined;
    this.counts.lastKnown++;
    return { ...entry, tables: lastKnown };
  }

  /**
   * Makes the value once however many ask at the same time, and stores it if it has a size. What was begun before a change
   * is not handed to whoever asks after the change, and not stored if it was made from what changed. While the database is away,
   * the last known value is the answer, and `isLastKnown` says so.
   */
  async obtain<T extends object | undefined>(key: string, recipe: Recipe<T>) {
    const { value, tables, madeAt } =
      this.#findCurrent(key) ?? (this.#awaySince === undefined ? undefined : this.#findLastKnown(key)) ?? (await this.#make(key, recipe));
    const obtainAgain = async () => (await this.obtain(key, recipe)).value;
    noteSource(key, { value, tables, obtain: obtainAgain }, madeAt);
    return { value: value as T, isLastKnown: isOfLastKnown(tables) };
  }

  async #make<T extends object | undefined>(key: string, recipe: Recipe<T>): Making {
    try {
      return await (this.#makings.get(key) ?? this.#begin(key, recipe));
    } catch (error) {
      const lastEntry = isUnavailable(error) ? this.#findLastKnown(key) : undefined;
      if (!lastEntry) throw error;
      return lastEntry;
    }
  }

  #begin<T extends object | undefined>(key: string, { make, sizeOf, partsOf }: Recipe<T>): Making {
    const begunAt = this.#changeCount;
    const former = this.#entries.peek(key);
    const makeUnlessSame = async () => {
      const isSame = former !== undefined && (await this.#wouldBeSame(former));
      this.counts[isSame ? "hits" : "misses"]++;
      return isSame ? (former.value as T) : make();
    };
    const making = recordReads(makeUnlessSame)
      .then(({ value, readAt, sources, ...recorded }) => {
        const parts = partsOf?.(value) ?? {};
        const tables = narrowTables(recorded.tables.size > 0 ? recorded.tables : allTables, parts);
        const ownTables = recorded.tables.size > 0 ? narrowTables(recorded.ownTables, parts) : allTables;
        const size = sizeOf(value);
        const entry = { value, tables, ownTables, sources, begunAt, madeAt: readAt, currentAt: begunAt };
        if (!this.#isCurrent(entry) || isOfLastKnown(tables)) return entry;
        // What is no longer to be stored, as a page that has gone, must not come back when the database is away.
        if (size) this.#entries.set(key, entry, { size: size + 2 * key.length });
        else this.#entries.delete(key);
        return entry;
      })
      .finally(() => {
        if (this.#makings.get(key) === making) this.#makings.delete(key);
      });
    this.#makings.set(key, making);
    return making;
  }

  /** Rows of a table have changed, or of a part of it, or of any. */
  invalidate(table = anyTable): void {
    this.#changeCount++;
    for (const name of [table, wholeTable(table)]) this.#lastChanges.set(name, this.#changeCount);
    this.#makings.clear();
    this.counts.invalidations++;
  }

  /** While the database is known to be away nobody waits for it. */
  set isDatabaseAway(isAway: boolean) {
    this.#awaySince = isAway ? (this.#awaySince ?? Date.now()) : undefined;
  }

  /** Whether changes made by other nodes are heard of. What was missed meanwhile nobody knows. */
  set isDeaf(isDeaf: boolean) {
    this.#maxAgeMs = isDeaf ? deafAgeMs : longestAgeMs;
    if (!isDeaf) this.invalidate();
  }

  get isDeaf(): boolean {
    return this.#maxAgeMs === deafAgeMs;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get size(): number {
    return this.#entries.size;
  }
}

function all<T>(values: ReadonlySet<T>, condition: (value: T) => boolean): boolean {
  for (const value of values) if (!condition(value)) return false;
  return true;
}
