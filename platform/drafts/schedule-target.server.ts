import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type DraftPartName, draftPartNames } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import { may } from "#lib/permissions.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { notAllowed } from "#platform/api/guard.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { missingRecord } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type DraftKind, getDraftKind } from "./draft-kinds.server.ts";
import { type DraftPart, readParts } from "./drafts.server.ts";
import { type ChosenParts, publishDrafts } from "./publish.server.ts";
import { publishSet } from "./publish-set.server.ts";
import { draftParts } from "./tables/draft-parts.server.ts";
import { draftSets } from "./tables/draft-sets.server.ts";
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
  if (change.setId == null) await publishDrafts(platform, tx, chosen, actor, circumstances);
  else await publishSet(platform, tx, kinds, change.setId, actor, circumstances);
}

/** The records of a target. A set that was published has no drafts any more, but can still be taken down. */
async function readTarget(tx: Db, kinds: readonly DraftKind[], change: ScheduledChange): Promise<ChosenParts[]> {
  if (change.setId == null)
    return [{ kind: getDraftKind(kinds, change.entity ?? ""), id: change.entityId ?? 0, parts: change.parts ?? draftPartNames }];
  const set = await findSet(tx, change.setId);
  const parts = await tx.select().from(draftParts).where(eq(draftParts.setId, change.setId));
  const records = Map.groupBy(parts, ({ entity, entityId }) => `${entity}:${entityId}`);
  const chosen = [...records.values()].flatMap((rows) => chosenOf(kinds, rows));
  if (change.action === "publish") {
    if (set.publishedAt) throw new AppError("conflict", wasPublished(set.name));
    if (chosen.length === 0) throw new AppError("notFound", isEmpty(set.name));
    return chosen;
  }
  const isChosen = (entity: string, id: number) => chosen.some(({ kind, id: known }) => kind.definition.entity === entity && known === id);
  const live = set.published.filter(({ entity, entityId }) => !isChosen(entity, entityId));
  const all = [...chosen, ...live.map(({ entity, entityId }) => ({ kind: getDraftKind(kinds, entity), id: entityId, parts: [] }))];
  if (all.length === 0) throw new AppError("notFound", isEmpty(set.name));
  return all;
}

function chosenOf(kinds: readonly DraftKind[], rows: readonly DraftPart[]): ChosenParts[] {
  const [first] = rows;
  return first ? [{ kind: getDraftKind(kinds, first.entity), id: first.entityId, parts: rows.map(({ part }) => part) }] : [];
}

async function findSet(tx: Db, setId: number) {
  const [set] = await tx.select().from(draftSets).where(eq(draftSets.setId, setId));
  if (set) return set;
  throw new AppError("notFound", { en: `Set ${setId} does not exist`, es: `El conjunto ${setId} no existe` });
}

const wasPublished = (name: string) => ({
  en: `The set “${name}” has already been published`,
  es: `El conjunto «${name}» ya se publicó`,
});
const isEmpty = (name: string) => ({ en: `The set “${name}” contains no changes`, es: `El conjunto «${name}» no tiene cambios` });

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

/** Identifies the exact content of a change, so that a confirmation of it holds for nothing else. */
export async function hashContent(tx: Db, { entity, entityId, parts, setId, action }: ScheduledChange): Promise<string> {
  const rows =
    setId == null
      ? await readParts(tx, { entity: entity ?? "", id: entityId ?? 0 })
      : await tx.select().from(draftParts).where(eq(draftParts.setId, setId));
  const isChosen = (part: DraftPartName) => setId != null || (parts ?? draftPartNames).includes(part);
  const contents = rows
    .filter(({ part }) => action === "publish" && isChosen(part))
    .map(({ entity, entityId, part, fields }) => JSON.stringify([entity, entityId, part, fields]))
    .sort();
  return createHash("sha256")
    .update(JSON.stringify([action, entity ?? null, entityId ?? null, setId ?? null, ...contents]))
    .digest("base64url");
}
