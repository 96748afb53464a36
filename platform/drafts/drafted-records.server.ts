import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { contentStore } from "#platform/content/content-store.server.ts";
import { columnOf, type Definition, type State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { applyDraft, type DraftPart } from "./drafts.server.ts";
import { draftParts } from "./tables/draft-parts.server.ts";

/** A record as it will be once its draft is published, with what is published now. */
export type DraftedRecord = { id: number; record: State; published: State | undefined; parts: DraftPart[] };

/** The records of a kind whose field has one of the values, published or in a draft, as they will be. */
export async function readDraftedRecords(
  db: Db,
  definition: Definition,
  field: string,
  values: readonly number[],
): Promise<DraftedRecord[]> {
  if (values.length === 0) return [];
  const { entity, key } = definition;
  const column = columnOf(definition, field);
  const stored = (await db
    .select(contentStore(definition).columns as Record<string, typeof column>)
    .from(definition.table)
    .where(inArray(column, [...values]))) as State[];
  const drafted = sql`(${draftParts.fields} ->> ${field}::text)`;
  const moved = await db
    .select({ id: draftParts.entityId })
    .from(draftParts)
    .where(and(eq(draftParts.entity, entity), eq(draftParts.part, "shared"), inArray(drafted, values.map(String))));
  const ids = [...new Set([...stored.map((row) => row[key] as number), ...moved.map(({ id }) => id)])];
  return (await readDraftedOnes(db, definition, ids, stored)).filter(({ record }) => values.includes(record[field] as number));
}

/** The given records as they will be; those that are gone are left out. */
export async function readDraftedOnes(
  db: Db,
  definition: Definition,
  ids: readonly number[],
  known: readonly State[] = [],
): Promise<DraftedRecord[]> {
  if (ids.length === 0) return [];
  const { entity, key } = definition;
  const parts = await db
    .select()
    .from(draftParts)
    .where(and(eq(draftParts.entity, entity), inArray(draftParts.entityId, [...ids])))
    .orderBy(asc(draftParts.part));
  const missing = ids.filter((id) => !known.some((row) => row[key] === id));
  const found =
    missing.length === 0
      ? []
      : ((await db
          .select(contentStore(definition).columns as Record<string, AnyPgColumn>)
          .from(definition.table)
          .where(inArray(columnOf(definition, key), missing))) as State[]);
  const rows = new Map([...known, ...found].map((row) => [row[key] as number, row]));
  const records: DraftedRecord[] = [];
  for (const id of ids) {
    const own = parts.filter(({ entityId }) => entityId === id);
    const published = rows.get(id);
    // The draft of a deleted record waits in case it is restored.
    if (!published && !own.some(({ isNew }) => isNew)) continue;
    const record = published && own.length === 0 ? published : applyDraft(definition, id, published, own);
    records.push({ id, record, published, parts: own });
  }
  return records;
}
