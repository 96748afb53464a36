import { setImmediate } from "node:timers/promises";
import { and, eq, gt, inArray, lte, max, or, type SQL, sql } from "drizzle-orm";
import { contactMessageNoun } from "#app/features/leads/messages/noun.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isMentioned, isSamePerson, mentionPattern, normalizePerson, type Person } from "./person.ts";

export type RevisionHit = Pick<typeof revisions.$inferSelect, "revisionId" | "entity" | "entityId" | "action" | "state" | "createdAt">;

/** Read at once; the embedded database works in the thread that answers visitors. */
const statesAtOnce = 500;

/** True of every text with the person in it, and of some others: what the database can say quickly. */
export function mayMention(text: SQL, person: Person): SQL | undefined {
  const { email, phone } = normalizePerson(person);
  // Databases differ in what the lower case of a letter outside ASCII is.
  const pattern = `%${email.replace(/[\\%_]/g, "\\$&").replace(/[^\0-\x7f]+/g, "%")}%`;
  return or(
    email === "" ? undefined : sql`lower(${text}) like ${pattern}`,
    phone === "" ? undefined : sql`regexp_replace(${text}, '[^0-9]', '', 'g') like ${`%${phone}%`}`,
  );
}

/** Those of the revisions that are the person's own or mention them. */
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
  return foundRows.filter(({ entity, state }) => isOwnState(entity, state, person) || isMentioned(pattern, state));
}

/** What the history after the given revision holds about the person, and the last revision that was read. */
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

/**
 * A revision has its number before it is there for others to see: one whose save was still under way may have a lower one than the last
 * that was read. No save is under way while so many others are made.
 */
const numbersUnderWay = 1000;

/** What is left of an earlier scan, and what was written since. */
export async function scanAgain(tx: Db, person: Person, { hits, last }: { hits: RevisionHit[]; last: number }): Promise<RevisionHit[]> {
  const since = await scanRevisions(tx, person, Math.max(0, last - numbersUnderWay));
  const hitsById = new Map(since.hits.map((hit) => [hit.revisionId, hit]));
  for (let start = 0; start < hits.length; start += statesAtOnce) {
    const ids = hits.slice(start, start + statesAtOnce).map(({ revisionId }) => revisionId);
    for (const hit of await hitsAmong(tx, person, inArray(revisions.revisionId, ids))) hitsById.set(hit.revisionId, hit);
  }
  return [...hitsById.values()].sort((one, other) => one.revisionId - other.revisionId);
}

/** Those states of the given letters that mention the person. */
export function scanLetters(tx: Db, person: Person, letters: Array<{ contactMessageId: number }>): Promise<RevisionHit[]> {
  const ids = letters.map(({ contactMessageId }) => contactMessageId);
  return hitsAmong(tx, person, and(eq(revisions.entity, contactMessageNoun.entity), inArray(revisions.entityId, ids)));
}

export const isOwnState = (entity: string, state: Record<string, unknown>, person: Person) =>
  entity === contactMessageNoun.entity && isSamePerson(person, state);
