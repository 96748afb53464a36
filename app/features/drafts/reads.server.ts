import { and, eq, inArray, or, sql } from "drizzle-orm";
import { readStoredSetting } from "#app/features/settings/settings.server.ts";
import { isPublishPolicy, type PublishPolicy } from "#lib/publish-policy.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
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
