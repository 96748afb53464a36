import { LRUCache } from "lru-cache";

const most = 10_000;

let generation = 0;

/** Everything that this process remembers about limits. The database keeps its own counters. */
export function forgetLimits(): void {
  generation++;
}

/** What one limiter remembers in this process. */
export function createLimitMemory<Entry extends object>() {
  const entries = new LRUCache<string, Entry>({ max: most });
  let entriesGeneration = generation;
  const currentEntries = () => {
    if (entriesGeneration !== generation) entries.clear();
    entriesGeneration = generation;
    return entries;
  };
  return {
    get: (key: string): Entry | undefined => currentEntries().get(key),
    set: (key: string, entry: Entry): void => void currentEntries().set(key, entry),
  };
}
