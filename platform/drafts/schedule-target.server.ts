import { eq } from "drizzle-orm";
import { draftPartNames } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import { may } from "#lib/permissions.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { notAllowed } from "#platform/api/guard.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { missingRecord } from "#platform/content/definition.server.ts";
import { describeParts, describeRecords } from "#platform/content/scheduled-content.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type DraftKind, getDraftKind } from "./draft-kinds.server.ts";
import { type DraftPart, lockDraft, readParts } from "./drafts.server.ts";
import type { ChosenParts } from "./publish.server.ts";
import { listContents, publishWithContents } from "./publish-contents.server.ts";
import { publishSet } from "./publish-set.server.ts";
import { emptySet, getSet, lockSet, lockSetDrafts, type NamedParts, readSetRecords } from "./sets.server.ts";
import { draftParts } from "./tables/draft-parts.server.ts";
import type { schedules } from "./tables/schedules.server.ts";
import { takeDown } from "./take-down.server.ts";

/** What a schedule changes: parts of a record, or a set. */
export type ScheduleTarget = Pick<typeof schedules.$inferInsert, "entity" | "entityId" | "parts" | "setId">;

/** What happens to it, and as part of which schedule. */
export type ScheduledChange = ScheduleTarget &
  Pick<typeof schedules.$inferInsert, "action" | "reason"> & {
    /** None while the change is tried out, before it is scheduled. */
    scheduleId?: number;
  };

/** Makes the change that a schedule describes, in a transaction. Everything is checked as if the person who set it did it now. */
export async function makeScheduledChange(
  platform: Platform,
  tx: Db,
  kinds: readonly DraftKind[],
  change: ScheduledChange,
  actor: StaffActor,
): Promise<void> {
  const chosen = await readTarget(tx, kinds, change);
  for (const { kind } of chosen) if (!may(actor, kind.definition.permissions.write)) throw new AppError("forbidden", notAllowed);
  const circumstances = {
    ...(change.setId != null && { setId: change.setId }),
    ...(change.reason && { reason: change.reason }),
    ...(change.scheduleId !== undefined && { scheduleId: change.scheduleId }),
  };
  if (change.action === "takeDown") {
    for (const { kind, id } of chosen) await takeDown(platform, tx, { kind, id }, actor, circumstances);
    return;
  }
  if (change.setId != null) await publishSet(platform, tx, kinds, change.setId, actor, circumstances);
  else for (const one of chosen) await publishWithContents(platform, tx, kinds, one, actor, circumstances);
}

/** Lets one transaction at a time change what a schedule changes. */
export async function lockTarget(tx: Db, { entity, entityId, setId }: ScheduleTarget): Promise<void> {
  if (setId == null) return void (await lockDraft(tx, { entity: entity ?? "", id: entityId ?? 0 }));
  await lockSet(tx, setId);
  await lockSetDrafts(tx, setId);
}

async function readTarget(tx: Db, kinds: readonly DraftKind[], change: ScheduledChange): Promise<ChosenParts[]> {
  const records = await readRecords(tx, change);
  return records.map(({ entity, id, parts }) => ({ kind: getDraftKind(kinds, entity), id, parts }));
}

async function readRecords(tx: Db, { entity, entityId, parts, setId, action }: ScheduledChange): Promise<NamedParts[]> {
  if (setId == null) return [{ entity: entity ?? "", id: entityId ?? 0, parts: parts ?? draftPartNames }];
  return action === "publish" ? readSetRecords(tx, setId) : readSetToTakeDown(tx, setId);
}

/** The records of a set, with those that it published: they can still be taken down. */
async function readSetToTakeDown(tx: Db, setId: number): Promise<NamedParts[]> {
  const set = await getSet(tx, setId);
  if (set.revertedAt) throw new AppError("conflict", wasReverted(set.name));
  const drafted = await readSetRecords(tx, setId);
  const isDrafted = (entity: string, entityId: number) => drafted.some((record) => record.entity === entity && record.id === entityId);
  const live = set.published.filter(({ entity, entityId }) => !isDrafted(entity, entityId));
  const all = [...drafted, ...live.map(({ entity, entityId: id }) => ({ entity, id, parts: [] }))];
  if (all.length === 0) throw emptySet(set);
  return all;
}

const wasReverted = (name: string) => ({
  en: `The set “${name}” was reverted`,
  es: `El conjunto «${name}» se revirtió`,
});

/** Whether every record in a set is of a kind that can be hidden from visitors. */
export async function canTakeDownSet(db: Db, kinds: readonly DraftKind[], setId: number): Promise<boolean> {
  const { published } = await getSet(db, setId);
  const records = [...(await readSetRecords(db, setId)), ...published];
  return records.every(({ entity }) => getDraftKind(kinds, entity).definition.whenTakenDown !== undefined);
}

/**
 * Refuses a change that could not be made now. A record that is to be published first can be taken down later, so only its kind is
 * checked for that.
 */
export async function refuseImpossible(
  platform: Platform,
  tx: Db,
  kinds: readonly DraftKind[],
  change: ScheduledChange,
  actor: StaffActor,
): Promise<void> {
  if (change.action === "publish") return makeScheduledChange(platform, tx, kinds, change, actor);
  for (const { kind, id } of await readTarget(tx, kinds, change)) {
    const { definition } = kind;
    if (!may(actor, definition.permissions.write)) throw new AppError("forbidden", notAllowed);
    const isLive = (await contentStore(definition).find(tx, id)) !== undefined;
    if (!isLive && (await readParts(tx, { entity: definition.entity, id })).length === 0) throw missingRecord(definition, id);
    await takeDown(platform, tx, { kind, id, mayBeMissing: true }, actor, {});
  }
}

/** Identifies what exactly is to be changed: the text that is published, or the records that are taken down. */
export async function describeContent(tx: Db, kinds: readonly DraftKind[], change: ScheduledChange): Promise<string> {
  if (change.action === "takeDown") return describeRecords(await readRecords(tx, change));
  const rows = await readPartsToPublish(tx, change);
  for (const one of await readTarget(tx, kinds, change)) {
    for (const { kind, id, parts } of await listContents(tx, kinds, one)) {
      const own = await readParts(tx, { entity: kind.definition.entity, id });
      rows.push(...own.filter(({ part }) => parts.includes(part)));
    }
  }
  return describeParts(rows.map(({ entity, entityId: id, part, fields }) => ({ entity, id, part, fields })));
}

/** The parts that exist now. */
export async function readPartsToPublish(tx: Db, { entity, entityId, parts, setId }: ScheduleTarget): Promise<DraftPart[]> {
  if (setId != null) return tx.select().from(draftParts).where(eq(draftParts.setId, setId));
  const rows = await readParts(tx, { entity: entity ?? "", id: entityId ?? 0 });
  return rows.filter(({ part }) => (parts ?? draftPartNames).includes(part));
}
