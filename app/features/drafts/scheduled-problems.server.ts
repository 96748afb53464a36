import { and, eq, gt, isNotNull, ne, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { draftPartNames } from "#lib/draft-parts.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import { AppError } from "#lib/errors.ts";
import type { PublishPolicy } from "#lib/publish-policy.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { columnOf, type State } from "#platform/content/definition.server.ts";
import { readPolicy } from "#platform/content/publish-policy.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findConflicts } from "#platform/drafts/conflicts.server.ts";
import type { DraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { isOfExisting, readParts } from "#platform/drafts/drafts.server.ts";
import { prepareSave } from "#platform/drafts/publish.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import type { ScheduledProblem } from "./schedules-schema.ts";

/**
 * Why scheduled changes would be refused now, by schedule. Each was tried when it was set, so only parts that changed since, that an
 * approval is missing for, or whose record was published or deleted since are looked at.
 */
export async function findScheduledProblems(db: Db, kinds: readonly DraftKind[]): Promise<Map<number, ScheduledProblem>> {
  const found = new Map<number, ScheduledProblem>();
  for (const kind of await findWaitingKinds(db, kinds)) {
    for (const scheduleId of await listDeleted(db, kind)) found.set(scheduleId, "deleted");
    const policy = await readPolicy(db, kind.definition);
    for (const row of await listDoubtful(db, kind, policy)) {
      const { scheduleId } = row.schedule;
      const problem = found.get(scheduleId) ?? (await problemOf(db, kind, policy, row));
      if (problem) found.set(scheduleId, problem);
    }
  }
  return found;
}

/** The kinds of which a record is scheduled, alone or in a set. */
async function findWaitingKinds(db: Db, kinds: readonly DraftKind[]): Promise<DraftKind[]> {
  const drafted = db.select({ entity: draftParts.entity }).from(draftParts).innerJoin(schedules, isScheduled);
  const alone = db
    .select({ entity: sql<string>`${schedules.entity}` })
    .from(schedules)
    .where(isRecordWaiting);
  const waiting = await drafted.union(alone);
  return kinds.filter(({ definition }) => waiting.some(({ entity }) => entity === definition.entity));
}

const isRecordWaiting = and(eq(schedules.state, "waiting"), isNotNull(schedules.entity));

/** Schedules of records that are in the Trash. */
async function listDeleted(db: Db, { definition }: DraftKind): Promise<number[]> {
  const { entity, table, key } = definition;
  const inSet = db
    .selectDistinct({ scheduleId: schedules.scheduleId })
    .from(draftParts)
    .innerJoin(schedules, isScheduled)
    .where(and(eq(draftParts.entity, entity), not(isOfExisting([definition]))));
  const row = db
    .select({ one: sql`1` })
    .from(table)
    .where(eq(columnOf(definition, key), schedules.entityId));
  const isItsDraft = and(eq(draftParts.entity, entity), eq(draftParts.entityId, schedules.entityId), draftParts.isNew);
  const draft = db.select({ one: sql`1` }).from(draftParts).where(isItsDraft);
  const alone = db
    .select({ scheduleId: schedules.scheduleId })
    .from(schedules)
    .where(and(isRecordWaiting, eq(schedules.entity, entity), notExists(row), notExists(draft)));
  return (await inSet.union(alone)).map(({ scheduleId }) => scheduleId);
}

/** For a join of drafts with the schedules that will publish them. */
const isScheduled = and(
  eq(schedules.state, "waiting"),
  eq(schedules.action, "publish"),
  or(
    eq(schedules.setId, draftParts.setId),
    and(
      eq(schedules.entity, draftParts.entity),
      eq(schedules.entityId, draftParts.entityId),
      sql`coalesce(${schedules.parts} ? ${draftParts.part}, true)`,
    ),
  ),
);

const changedSince = gt(draftParts.changedAt, schedules.createdAt);

function listDoubtful(db: Db, { definition }: DraftKind, policy: PublishPolicy) {
  const { table } = definition;
  const id = columnOf(definition, definition.key);
  const isOutdated = and(isNotNull(id), ne(draftParts.baseVersion, table.version));
  const isUnapproved: SQL | undefined =
    policy === "editors" ? undefined : sql`${draftParts.approvedRevision} is distinct from ${draftParts.revision}`;
  return db
    .select({ part: draftParts, schedule: schedules, role: users.role })
    .from(draftParts)
    .innerJoin(schedules, isScheduled)
    .leftJoin(users, eq(users.id, schedules.createdBy))
    .leftJoin(table, eq(id, draftParts.entityId))
    .where(and(isOfExisting([definition]), or(isOutdated, changedSince, isUnapproved)));
}

type Doubtful = Awaited<ReturnType<typeof listDoubtful>>[number];

async function problemOf(db: Db, kind: DraftKind, policy: PublishPolicy, row: Doubtful): Promise<ScheduledProblem | undefined> {
  const { part, schedule } = row;
  // First what needs no query: a stricter policy makes every schedule doubtful at once.
  if (!mayBePublished(policy, row)) return "unapproved";
  const published = (await contentStore(kind.definition).find(db, part.entityId)) as State | undefined;
  if (published && (await findConflicts(db, kind.definition, published, part)).length > 0) return "conflict";
  if (part.changedAt <= schedule.createdAt) return undefined;
  const parts = (await readParts(db, { entity: part.entity, id: part.entityId })).filter((each) =>
    schedule.setId === null ? (schedule.parts ?? draftPartNames).includes(each.part) : each.setId === schedule.setId,
  );
  try {
    prepareSave(kind, part.entityId, parts, published);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return "incomplete";
    throw error;
  }
}

/** The rights of an owner, and the reason to publish without approval, count only for what was scheduled. */
function mayBePublished(policy: PublishPolicy, { part, schedule, role }: Doubtful): boolean {
  const isOwners = role === "owner" && part.changedAt <= schedule.createdAt;
  if (policy === "editors") return true;
  if (policy === "owners") return isOwners;
  return stateOfPart(part) === "approved" || (isOwners && schedule.reason !== null);
}
