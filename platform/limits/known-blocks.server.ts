import { forgetOldest } from "#lib/forget-oldest.ts";

/** Short, so that lifting a block in the database is soon true everywhere. */
const lifetimeMs = 1_000;
const most = 10_000;

/** What the database has said to be blocked: for a moment it need not be asked again, however many come. */
export function createKnownBlocks() {
  const known = new Map<string, { notedAt: number; until: Date }>();
  return {
    note: (key: string, until: Date, now: Date) => {
      known.delete(key);
      known.set(key, { notedAt: now.getTime(), until });
      forgetOldest(known, most);
    },
    find: (key: string, now: Date): Date | undefined => {
      const block = known.get(key);
      return block && now.getTime() - block.notedAt < lifetimeMs && block.until > now ? block.until : undefined;
    },
  };
}
