import { and, eq } from "drizzle-orm";
import { type DraftPartName, draftPartNames } from "#lib/draft-parts.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type DraftPart, draftValues, readWithDraft } from "#platform/drafts/drafts.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";

const partsWithNames = (db: Db) =>
  db.select({ part: draftParts, changedByName: users.userName }).from(draftParts).leftJoin(users, eq(users.id, draftParts.changedBy));

const inOrder = (one: DraftPartName, other: DraftPartName) => draftPartNames.indexOf(one) - draftPartNames.indexOf(other);

/** The unpublished changes of a record; empty where there are none. */
export async function readDraft(db: Db, definition: Definition, id: number) {
  const { entity } = definition;
  const rows = await partsWithNames(db).where(and(eq(draftParts.entity, entity), eq(draftParts.entityId, id)));
  const parts = rows.map(({ part }) => part);
  return {
    entity,
    id,
    isNew: parts.some(({ isNew }) => isNew),
    values: draftValues(parts),
    record: await readWithDraft(db, definition, id, parts),
    parts: rows.map(describePart).toSorted((a, b) => inOrder(a.part, b.part)),
  };
}

function describePart({ part: row, changedByName }: { part: DraftPart; changedByName: string | null }) {
  const { part, baseVersion, revision, changedBy, changedAt, setId } = row;
  return { part, baseVersion, revision, changedBy, changedByName, changedAt, state: stateOfPart(row), setId };
}
