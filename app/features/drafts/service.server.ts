import { and, desc, eq, inArray } from "drizzle-orm";
import { type DraftPartName, draftPartNames } from "#lib/draft-parts.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Definition, findDefinition, nameOf, type State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type DraftPart, draftValues, type RecordName, readWithDraft, refuseDeleted } from "#platform/drafts/drafts.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";

const partsWithNames = (db: Db) =>
  db.select({ part: draftParts, changedByName: users.userName }).from(draftParts).leftJoin(users, eq(users.id, draftParts.changedBy));

const inOrder = (one: DraftPartName, other: DraftPartName) => draftPartNames.indexOf(one) - draftPartNames.indexOf(other);

/** The unpublished changes of a record; empty where there are none. */
export async function readDraft(db: Db, definition: Definition, id: number) {
  const { entity } = definition;
  const rows = await partsWithNames(db).where(and(eq(draftParts.entity, entity), eq(draftParts.entityId, id)));
  const parts = rows.map(({ part }) => part);
  await refuseDeleted(db, definition, id, parts);
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

/** Records with unpublished changes, last changed first. */
export async function listDrafts(db: Db, definitions: readonly Definition[]) {
  const kinds = definitions.map(({ entity }) => entity);
  const rows = await partsWithNames(db).where(inArray(draftParts.entity, kinds)).orderBy(desc(draftParts.changedAt));
  const records = Map.groupBy(rows, ({ part }) => `${part.entity}:${part.entityId}`);
  const drafts = await Promise.all(
    [...records.values()].map(async (rows) => {
      const [newest] = rows;
      if (!newest) throw new Error("A group has no rows");
      const { entity, entityId: id, isNew, changedAt } = newest.part;
      const title = await titleOf(db, definitions, { entity, id, isNew }, draftValues(rows.map(({ part }) => part)));
      if (title === undefined) return [];
      const parts = rows.map(({ part }) => part.part).toSorted(inOrder);
      return [{ entity, id, title, isNew, parts, changedByName: newest.changedByName, changedAt }];
    }),
  );
  return drafts.flat();
}

/** The name that the record will have; none if it was deleted, until it is restored. */
async function titleOf(
  db: Db,
  definitions: readonly Definition[],
  { entity, id, isNew }: RecordName & { isNew: boolean },
  values: State,
): Promise<string | undefined> {
  const definition = findDefinition(definitions, entity);
  const published = definition && ((await contentStore(definition).find(db, id)) as State | undefined);
  return definition && (published || isNew) ? nameOf(definition, { ...published, ...values }) : undefined;
}
