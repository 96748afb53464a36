import { and, eq, ne, sql } from "drizzle-orm";
import { type DraftPartName, draftPartNames } from "#lib/draft-parts.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { columnOf, type Definition, type State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findConflicts } from "#platform/drafts/conflicts.server.ts";
import type { Schedule } from "#platform/drafts/schedules.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";

type Conflict = { entity: string; id: number; part: DraftPartName; setId: number | null };

/**
 * The scheduled drafts that would be refused now, because the same text was published otherwise since they began. Only those that
 * are older than their published record are compared, so without conflicts this costs one query per kind.
 */
export async function findScheduledConflicts(db: Db, definitions: readonly Definition[]): Promise<Conflict[]> {
  const found: Conflict[] = [];
  for (const definition of definitions) {
    for (const part of await listOutdated(db, definition)) {
      const published = (await contentStore(definition).find(db, part.entityId)) as State | undefined;
      const isConflict = published && (await findConflicts(db, definition, published, part)).length > 0;
      if (isConflict) found.push({ entity: definition.entity, id: part.entityId, part: part.part, setId: part.setId });
    }
  }
  return found;
}

async function listOutdated(db: Db, definition: Definition) {
  const { entity, table } = definition;
  const isScheduled = sql`exists (select 1 from ${schedules} where ${schedules.state} = 'waiting' and ${schedules.action} = 'publish'
    and (${schedules.setId} = ${draftParts.setId} or (${schedules.entity} = ${entity} and ${schedules.entityId} = ${draftParts.entityId})))`;
  const rows = await db
    .select({ part: draftParts })
    .from(draftParts)
    .innerJoin(table, eq(columnOf(definition, definition.key), draftParts.entityId))
    .where(and(eq(draftParts.entity, entity), ne(draftParts.baseVersion, table.version), isScheduled));
  return rows.map(({ part }) => part);
}

type Target = Pick<Schedule, "entity" | "entityId" | "setId" | "parts" | "action" | "state">;

export const isInConflict = (conflicts: readonly Conflict[], { entity, entityId, setId, parts, action, state }: Target): boolean =>
  state === "waiting" &&
  action === "publish" &&
  conflicts.some((conflict) =>
    setId === null
      ? conflict.entity === entity && conflict.id === entityId && (parts ?? draftPartNames).includes(conflict.part)
      : conflict.setId === setId,
  );
