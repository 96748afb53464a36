import { count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { auditEvents } from "./tables/audit-events.server.ts";
import { auditSeals } from "./tables/audit-seals.server.ts";

/** Stored elsewhere, it proves later that nothing before it was removed or rewritten. */
export async function lastSealHash(db: Db): Promise<string | undefined> {
  const [lastSeal] = await db.select({ hash: auditSeals.hash }).from(auditSeals).orderBy(desc(auditSeals.position)).limit(1);
  return lastSeal?.hash;
}

type Expectations = {
  /** Retention may have removed events up to here. */
  expiredUntil: Date;
  /** The hash of a former last seal. */
  knownSeal?: string | undefined;
};

/** Recomputes every hash and reports what does not match. Each check is one statement, so concurrent inserts do not matter. */
export async function findAuditTroubles(db: Db, { expiredUntil, knownSeal }: Expectations): Promise<string[]> {
  const [seals] = await countSealTroubles(db, expiredUntil);
  const [unsealedEvents] = await countUnsealedEvents(db);
  const counts: Array<[number | undefined, string]> = [
    [seals?.changedEvents, "events of the activity log were changed after they were written (audit_events)"],
    [seals?.removedEvents, "events of the activity log were removed before their time (audit_events)"],
    [unsealedEvents?.count, "events of the activity log have no seal (audit_events)"],
    [seals?.brokenSeals, "seals of the activity log were changed, or do not follow from the one before (audit_seals)"],
  ];
  const troubles = counts.flatMap(([number, what]) => (number ? [`${number} ${what}`] : []));
  if (knownSeal === undefined || (await db.$count(auditSeals, eq(auditSeals.hash, knownSeal))) > 0) return troubles;
  const reasons = "its end was removed or rewritten, an older backup was restored, or it is older than what is kept";
  return [...troubles, `The activity log has no seal ${knownSeal}: ${reasons}`];
}

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

function countSealTroubles(db: Db, expiredUntil: Date) {
  const beforeIt = (column: SQL | typeof auditSeals.position | typeof auditSeals.hash) =>
    sql`lag(${column}) over (order by ${auditSeals.position})`;
  const seal = db
    .select({
      position: auditSeals.position,
      at: auditSeals.at,
      eventHash: auditSeals.eventHash,
      previousHash: auditSeals.previousHash,
      hash: auditSeals.hash,
      rightHash: sql<string>`hash_audit_seal(audit_seals)`.as("right_hash"),
      eventId: sql<number | null>`${auditEvents.auditEventId}`.as("event_id"),
      eventAt: sql<Date | null>`${auditEvents.at}`.as("event_at"),
      rightEventHash: sql<string>`hash_audit_event(audit_events)`.as("right_event_hash"),
      positionBefore: sql<number | null>`${beforeIt(auditSeals.position)}`.as("position_before"),
      hashBefore: sql<string | null>`${beforeIt(auditSeals.hash)}`.as("hash_before"),
    })
    .from(auditSeals)
    .leftJoin(auditEvents, eq(auditEvents.auditEventId, auditSeals.auditEventId))
    .as("seal");
  // Retention removes the oldest: an event that is missing although an older one exists was removed by someone.
  const removableUntil = sql`least(${expiredUntil.toISOString()}::timestamptz, (select min(at) from audit_events))`;
  const doesNotFollow = sql`case when ${seal.positionBefore} is null then ${seal.position} = 1 and ${seal.previousHash} <> ''
    else ${seal.position} <> ${seal.positionBefore} + 1 or ${seal.previousHash} <> ${seal.hashBefore} end`;
  return db
    .select({
      changedEvents: countWhere(
        sql`${seal.eventId} is not null and (${seal.eventHash} <> ${seal.rightEventHash} or ${seal.at} <> ${seal.eventAt})`,
      ),
      removedEvents: countWhere(sql`${seal.eventId} is null and ${seal.at} > ${removableUntil}`),
      brokenSeals: countWhere(sql`${seal.hash} <> ${seal.rightHash} or ${doesNotFollow}`),
    })
    .from(seal);
}

function countUnsealedEvents(db: Db) {
  const hasSeal = sql`exists (select from ${auditSeals} where ${auditSeals.auditEventId} = ${auditEvents.auditEventId})`;
  return db.select({ count: count() }).from(auditEvents).where(sql`not ${hasSeal}`);
}
