import { LRUCache } from "lru-cache";

/** Short, so that lifting a block in the database is soon true everywhere. */
const lifetimeMs = 1_000;
const most = 10_000;

/** What the database has said to be blocked: for a moment it need not be asked again, however many come. */
export function createKnownBlocks() {
  const blocks = new LRUCache<string, { notedAt: number; until: Date }>({ max: most });
  return {
    note: (key: string, until: Date, now: Date) => {
      blocks.set(key, { notedAt: now.getTime(), until });
    },
    find: (key: string, now: Date): Date | undefined => {
      const block = blocks.get(key);
      return block && now.getTime() - block.notedAt < lifetimeMs && block.until > now ? block.until : undefined;
    },
  };
}
