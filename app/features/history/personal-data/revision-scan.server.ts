import { setImmediate } from "node:timers/promises";
import { and, eq, gt, inArray, lte, max, type SQL, sql } from "drizzle-orm";
import { isMentioned, isSamePerson, mentionPattern, type Person } from "#lib/person.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mayMention } from "#platform/personal-data/source.server.ts";

export type RevisionHit = Pick<typeof revisions.$inferSelect, "revisionId" | "entity" | "entityId" | "action" | "state" | "createdAt">;

/** Batch size: the embedded database runs in the thread that serves visitors. */
const statesAtOnce = 500;

async function hitsAmong(db: Db, person: Person, where: SQL | undefined): Promise<RevisionHit[]> {
  const pattern = mentionPattern(person);
  const foundRows = await db
    .select({
      revisionId: revisions.revisionId,
      entity: revisions.entity,
      entityId: revisions.entityId,
      action: revisions.action,
      state: revisions.state,
      createdAt: revisions.createdAt,
    })
    .from(revisions)
    .where(and(where, mayMention(sql`${revisions.state}::text`, person)));
  return foundRows.filter(({ state }) => isSamePerson(person, state) || isMentioned(pattern, state));
}

/** Also returns the last revision that was scanned. */
export async function scanRevisions(db: Db, person: Person, after: number): Promise<{ hits: RevisionHit[]; last: number }> {
  const [newest] = await db.select({ id: max(revisions.revisionId) }).from(revisions);
  const last = newest?.id ?? after;
  const hits: RevisionHit[] = [];
  for (let start = after; start < last; start += statesAtOnce) {
    hits.push(...(await hitsAmong(db, person, and(gt(revisions.revisionId, start), lte(revisions.revisionId, start + statesAtOnce)))));
    await setImmediate();
  }
  return { hits, last };
}

/** A revision gets its id before its commit, so one that was being saved may have a lower id than the last that was scanned. */
const numbersUnderWay = 1000;

/** Repeats an earlier scan for its hits, and adds what was written since. */
export async function scanAgain(tx: Db, person: Person, { hits, last }: { hits: RevisionHit[]; last: number }): Promise<RevisionHit[]> {
  const since = await scanRevisions(tx, person, Math.max(0, last - numbersUnderWay));
  const hitsById = new Map(since.hits.map((hit) => [hit.revisionId, hit]));
  for (let start = 0; start < hits.length; start += statesAtOnce) {
    const ids = hits.slice(start, start + statesAtOnce).map(({ revisionId }) => revisionId);
    for (const hit of await hitsAmong(tx, person, inArray(revisions.revisionId, ids))) hitsById.set(hit.revisionId, hit);
  }
  return [...hitsById.values()].sort((one, other) => one.revisionId - other.revisionId);
}

export function scanRecords(tx: Db, person: Person, entity: string, ids: number[]): Promise<RevisionHit[]> {
  return hitsAmong(tx, person, and(eq(revisions.entity, entity), inArray(revisions.entityId, ids)));
}
