import { count, desc, eq, sql } from "drizzle-orm";
import { auditEvents } from "#db/tables/audit-events.server.ts";
import { auditSeals } from "#db/tables/audit-seals.server.ts";
import type { Db } from "#platform/database/db.server.ts";

/** The last hash of the chain. Kept elsewhere, it proves later that nothing was taken from the end or written anew. */
export async function lastSeal(db: Db): Promise<string | undefined> {
  const [last] = await db.select({ hash: auditSeals.hash }).from(auditSeals).orderBy(desc(auditSeals.position)).limit(1);
  return last?.hash;
}

/** Reads the whole chain, and says what does not fit: each is one statement, so that events which are added meanwhile are no trouble. */
export async function findBrokenSeals(db: Db, knownSeal?: string): Promise<string[]> {
  const [links] = await readLinks(db);
  const [unsealed] = await countUnsealed(db);
  const isKnown = await holdsSeal(db, knownSeal);
  const troubles: Array<[number | undefined, string]> = [
    [links?.changed, "events of the activity log were changed after they were written (audit_events)"],
    [links?.removed, "events of the activity log were removed before their time (audit_events)"],
    [unsealed?.count, "events of the activity log are not in its chain of hashes (audit_seals)"],
    [links?.torn, "links of the activity log's chain of hashes do not follow from the one before (audit_seals)"],
  ];
  return [
    ...troubles.flatMap(([found, what]) => (found ? [`${found} ${what}`] : [])),
    ...(isKnown
      ? []
      : [`The activity log does not hold the seal ${knownSeal}: its end was removed or written anew, or retention has removed it`]),
  ];
}

/** Retention removes the oldest: an event that is missing among younger ones was removed by somebody else. */
function readLinks(db: Db) {
  const link = db
    .select({
      position: auditSeals.position,
      at: auditSeals.at,
      previousHash: auditSeals.previousHash,
      hash: auditSeals.hash,
      eventId: sql<number | null>`${auditEvents.auditEventId}`.as("event_id"),
      eventHash: sql<string>`audit_event_hash(${auditSeals.previousHash}, audit_events)`.as("event_hash"),
      formerPosition: sql<number | null>`lag(${auditSeals.position}) over (order by ${auditSeals.position})`.as("former_position"),
      formerHash: sql<string | null>`lag(${auditSeals.hash}) over (order by ${auditSeals.position})`.as("former_hash"),
    })
    .from(auditSeals)
    .leftJoin(auditEvents, eq(auditEvents.auditEventId, auditSeals.auditEventId))
    .as("link");
  const countWhere = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const isFirst = sql`${link.formerPosition} is null`;
  return db
    .select({
      changed: countWhere(sql`${link.eventId} is not null and ${link.hash} <> ${link.eventHash}`),
      removed: countWhere(sql`${link.eventId} is null and ${link.at} > (select min(at) from audit_events)`),
      torn: countWhere(
        sql`case when ${isFirst} then ${link.position} = 1 and ${link.previousHash} <> ''
          else ${link.position} <> ${link.formerPosition} + 1 or ${link.previousHash} <> ${link.formerHash} end`,
      ),
    })
    .from(link);
}

function countUnsealed(db: Db) {
  const isSealed = sql`exists (select from ${auditSeals} where ${auditSeals.auditEventId} = ${auditEvents.auditEventId})`;
  return db.select({ count: count() }).from(auditEvents).where(sql`not ${isSealed}`);
}

async function holdsSeal(db: Db, hash: string | undefined): Promise<boolean> {
  return hash === undefined || (await db.$count(auditSeals, eq(auditSeals.hash, hash))) > 0;
}
