import { and, eq, inArray, or, sql } from "drizzle-orm";
import { readStoredSetting } from "#app/features/settings/settings.server.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { isPublishPolicy, type PublishPolicy } from "#lib/publish-policy.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { listDrafts } from "./list.server.ts";
import { readDraft } from "./service.server.ts";
import type { DraftEntity } from "./settings.ts";

/** For a feature that has calls of its own to draft some fields of a record. */
export { readDraft };

/** Which of these records have drafts, and which new records of the kind have a draft that says one of these things in a field. */
export async function listDraftedIds(
  db: Db,
  entity: string,
  ids: number[],
  { field, among }: { field: string; among: readonly string[] },
): Promise<number[]> {
  const isNamed = and(eq(draftParts.isNew, true), inArray(sql`${draftParts.fields} ->> ${field}::text`, [...among]));
  const rows = await db
    .selectDistinct({ id: draftParts.entityId })
    .from(draftParts)
    .where(and(eq(draftParts.entity, entity), or(inArray(draftParts.entityId, ids), isNamed)))
    .orderBy(draftParts.entityId);
  return rows.map(({ id }) => id);
}

/** For the definition of a kind of record: who may publish it, as the owners chose in the settings. */
export const publishPolicyOf =
  (entity: DraftEntity) =>
  async (tx: Db): Promise<PublishPolicy> => {
    const stored = await readStoredSetting(tx, `publish.${entity}`);
    return isPublishPolicy(stored) ? stored : "editors";
  };

/** The unpublished changes of a record. The draft of a deleted record, which has no row and is not new, waits for it to be restored. */
export type DraftFields = { id: number; isNew: boolean } & Partial<Record<DraftPartName, Record<string, unknown>>>;

/** The drafts of all records of a kind. */
export async function readDraftsOf(db: Db, entity: DraftEntity): Promise<DraftFields[]> {
  const { entityId, part, fields, isNew } = draftParts;
  const rows = await db.select({ entityId, part, fields, isNew }).from(draftParts).where(eq(draftParts.entity, entity)).orderBy(entityId);
  return [...Map.groupBy(rows, (row) => row.entityId)].map(([id, parts]) => ({
    id,
    isNew: parts.some((row) => row.isNew),
    ...Object.fromEntries(parts.map((row) => [row.part, row.fields])),
  }));
}

/** Records of these kinds that have unpublished changes, with the states of their parts. */
export const listDraftStates = (db: Db, definitions: readonly Definition[], now: Date) => listDrafts(db, definitions, now);

/** The parts of records with these ids, of any kind, that have a set time of their own. */
export async function listScheduledParts(db: Db, ids: readonly number[]) {
  const { entity, entityId: id, parts, state, action } = schedules;
  const rows = await db
    .select({ entity, id, parts })
    .from(schedules)
    .where(and(eq(state, "waiting"), eq(action, "publish"), inArray(id, [...ids])));
  return rows.flatMap((row) => (row.parts ?? []).map((part) => ({ entity: row.entity ?? "", id: row.id ?? 0, part })));
}
