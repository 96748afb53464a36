import { and, count, desc, eq, isNotNull } from "drizzle-orm";
import { stateOfPart } from "#lib/draft-state.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { State } from "#platform/content/definition.server.ts";
import { recordTitle } from "#platform/content/record-title.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findState } from "#platform/drafts/conflicts.server.ts";
import { type DraftKind, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { readParts } from "#platform/drafts/drafts.server.ts";
import { nameOfDraft } from "#platform/drafts/publish-contents.server.ts";
import { findSetProblems } from "#platform/drafts/publish-set.server.ts";
import { type DraftSet, getSet, type NamedParts, readSetRecords } from "#platform/drafts/sets.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { draftSets, type PublishedRecord } from "#platform/drafts/tables/draft-sets.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import type { Platform } from "#platform/platform.server.ts";

type Names = (userId: number | null) => string | null;

async function readNames(db: Db): Promise<Names> {
  const rows = await db.select({ id: users.id, userName: users.userName }).from(users);
  const names = new Map(rows.map(({ id, userName }) => [id, userName]));
  return (userId) => (userId === null ? null : (names.get(userId) ?? null));
}

const describeSet = ({ setId, name, createdBy, createdAt, publishedBy, publishedAt, revertedBy, revertedAt }: DraftSet, names: Names) => ({
  setId,
  name,
  createdByName: names(createdBy),
  createdAt,
  publishedByName: names(publishedBy),
  publishedAt,
  revertedByName: names(revertedBy),
  revertedAt,
});

const mostListed = 200;

/** Open sets first, then the last published ones. */
export async function listSets(db: Db, userId: number) {
  const names = await readNames(db);
  const sets = await db
    .select()
    .from(draftSets)
    .orderBy(isNotNull(draftSets.publishedAt), desc(draftSets.publishedAt), desc(draftSets.setId))
    .limit(mostListed);
  const records = db
    .selectDistinct({ setId: draftParts.setId, entity: draftParts.entity, entityId: draftParts.entityId })
    .from(draftParts)
    .where(isNotNull(draftParts.setId))
    .as("records");
  const rows = await db.select({ setId: records.setId, records: count() }).from(records).groupBy(records.setId);
  const counts = new Map(rows.map(({ setId, records }) => [setId, records]));
  const times = await readSetTimes(db);
  return sets.map((set) => ({
    ...describeSet(set, names),
    isOwn: set.createdBy === userId,
    scheduledFor: times.get(set.setId) ?? null,
    recordCount: set.publishedAt ? set.published.length : (counts.get(set.setId) ?? 0),
  }));
}

/** When open sets go live. */
async function readSetTimes(db: Db): Promise<Map<number, Date>> {
  const { setId, at, state, action } = schedules;
  const isWaiting = and(eq(state, "waiting"), eq(action, "publish"), isNotNull(setId));
  const rows = await db.select({ setId, at }).from(schedules).where(isWaiting);
  return new Map(rows.map((row) => [row.setId ?? 0, row.at]));
}

/** A set with its records, and why any of them can't be published now. */
export async function readSet(platform: Platform, kinds: readonly DraftKind[], setId: number, actor: StaffActor) {
  const { db } = platform;
  const set = await getSet(db, setId);
  const names = await readNames(db);
  const members = await readSetRecords(db, setId);
  const problems = await findSetProblems(platform, db, kinds, setId, actor);
  const records = [];
  for (const member of members) {
    const problem = problems.get(`${member.entity}:${member.id}`) ?? null;
    records.push({ ...(await describeMember(db, getDraftKind(kinds, member.entity), member, setId, names)), problem });
  }
  const publishedRecords = [];
  for (const record of set.published) publishedRecords.push(await describePublished(db, getDraftKind(kinds, record.entity), record));
  return { ...describeSet(set, names), records, publishedRecords };
}

async function describeMember(db: Db, kind: DraftKind, { entity, id }: NamedParts, setId: number, names: Names) {
  const parts = await readParts(db, { entity, id });
  const isNew = parts.some((part) => part.isNew);
  return {
    entity,
    id,
    title: await nameOfDraft(db, kind, id),
    isNew,
    isDeleted: !isNew && (await contentStore(kind.definition).find(db, id)) === undefined,
    parts: parts
      .filter((part) => part.setId === setId)
      .map((part) => ({
        part: part.part,
        revision: part.revision,
        state: stateOfPart(part),
        changedByName: names(part.changedBy),
        changedAt: part.changedAt,
      })),
    otherParts: parts.filter((part) => part.setId !== setId).map(({ part }) => part),
  };
}

async function describePublished(
  db: Db,
  { definition }: DraftKind,
  { entity, entityId: id, versionBefore, versionAfter }: PublishedRecord,
) {
  // As it was published: a later change or a revert may have renamed it.
  const state = (await findState(db, definition, id, versionAfter)) ?? ((await contentStore(definition).find(db, id)) as State | undefined);
  return { entity, id, title: recordTitle(definition, state ?? {}) || `#${id}`, wasNew: versionBefore === null };
}
