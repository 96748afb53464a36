import { and, desc, eq } from "drizzle-orm";
import { comparePartNames, type DraftPartName, type DraftValues, formName } from "#lib/draft-parts.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import type { Translations } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Definition, State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findConflicts } from "#platform/drafts/conflicts.server.ts";
import { applyDraft, type DraftPart, draftValues, type RecordName, requireDraft } from "#platform/drafts/drafts.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";

const partsWithNames = (db: Db) =>
  db.select({ part: draftParts, changedByName: users.userName }).from(draftParts).leftJoin(users, eq(users.id, draftParts.changedBy));

/** The unpublished changes of a record, or those of the fields that the reader may see; empty where there are none. */
export async function readDraft(db: Db, definition: Definition, id: number, isShown: (name: string) => boolean = () => true) {
  const { entity } = definition;
  const stored = await partsWithNames(db).where(and(eq(draftParts.entity, entity), eq(draftParts.entityId, id)));
  const rows = stored.flatMap(({ part, changedByName }) => {
    const fields = Object.entries(part.fields).filter(([field]) => isShown(formName(part.part, field)));
    const isLeft = fields.length > 0 || Object.keys(part.fields).length === 0;
    return isLeft ? [{ part: { ...part, fields: Object.fromEntries(fields) }, changedByName }] : [];
  });
  const parts = rows.map(({ part }) => part);
  const published = ((await contentStore(definition).find(db, id)) as State | undefined) ?? null;
  if (!published) requireDraft(definition, id, parts);
  return {
    entity,
    id,
    isNew: published === null,
    values: renamePicture(definition, draftValues(parts)),
    sharedFields: Object.keys(renamePicture(definition, draftValues(parts.filter(({ part }) => part === "shared")))),
    record: applyDraft(definition, id, published ?? undefined, parts),
    published,
    publishedByName: published && (await findUserName(db, published.updatedBy)),
    conflictBase: published && (await findConflictBase(db, definition, published, parts)),
    parts: rows.map(describePart).toSorted((a, b) => comparePartNames(a.part, b.part)),
  };
}

async function findUserName(db: Db, userId: unknown): Promise<string | null> {
  if (typeof userId !== "number") return null;
  const [user] = await db.select({ userName: users.userName }).from(users).where(eq(users.id, userId));
  return user?.userName ?? null;
}

/** The form of every kind calls its picture `image`. */
function renamePicture({ pictures: [picture] }: Definition, values: DraftValues): DraftValues {
  if (picture === undefined || !(picture in values)) return values;
  const { [picture]: image, ...others } = values;
  return { ...others, image };
}

/** The published record with the values that the draft began from, in the fields that were drafted and published since; none if there are none. */
async function findConflictBase(db: Db, definition: Definition, published: State, parts: readonly DraftPart[]): Promise<State | null> {
  let base: State | null = null;
  for (const part of parts) {
    const changed = await findConflicts(db, definition, published, part);
    if (changed.length === 0) continue;
    const fields = Object.fromEntries(changed.map(({ field, before }) => [field, before ?? null]));
    base = withFields(base ?? published, part.part, fields);
  }
  return base;
}

function withFields(record: State, part: DraftPartName, fields: DraftValues): State {
  if (part !== "es") return { ...record, ...fields };
  const { es, ...translations } = (record.translations ?? {}) as Translations;
  return { ...record, translations: { ...translations, es: { ...es, ...fields } } };
}

/** When the draft last changed. */
export async function findLastChange(db: Db, { entity, id }: RecordName): Promise<Date | null> {
  const [newest] = await db
    .select({ at: draftParts.changedAt })
    .from(draftParts)
    .where(and(eq(draftParts.entity, entity), eq(draftParts.entityId, id)))
    .orderBy(desc(draftParts.changedAt))
    .limit(1);
  return newest?.at ?? null;
}

function describePart({ part: row, changedByName }: { part: DraftPart; changedByName: string | null }) {
  const { part, baseVersion, revision, changedBy, changedAt, setId } = row;
  return { part, baseVersion, revision, changedBy, changedByName, changedAt, state: stateOfPart(row), setId };
}
