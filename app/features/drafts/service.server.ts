import { and, desc, eq, inArray } from "drizzle-orm";
import { comparePartNames, type DraftPartName, type DraftValues, formName } from "#lib/draft-parts.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import type { Translations } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Definition, State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findConflicts } from "#platform/drafts/conflicts.server.ts";
import {
  applyDraft,
  type DraftPart,
  draftValues,
  type RecordName,
  readParts,
  requireDraft,
  type StoredDraft,
} from "#platform/drafts/drafts.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";

type IsShown = (name: string) => boolean;

/** The unpublished changes of a record, or those of the fields that the reader may see; empty where there are none. */
export async function readDraft(db: Db, definition: Definition, id: number, isShown?: IsShown) {
  const parts = await readParts(db, { entity: definition.entity, id });
  const published = (await contentStore(definition).find(db, id)) as State | undefined;
  return describeDraft(db, definition, { id, parts, published }, isShown);
}

/** The same of a draft that was just stored. */
export async function describeDraft(db: Db, definition: Definition, { id, parts: stored, published }: StoredDraft, isShown?: IsShown) {
  const parts = isShown ? withShownFields(stored, isShown) : stored;
  if (!published) requireDraft(definition, id, parts);
  const userNames = await readUserNames(db, [...parts.map(({ changedBy }) => changedBy), published?.updatedBy]);
  return {
    entity: definition.entity,
    id,
    isNew: !published,
    values: renamePicture(definition, draftValues(parts)),
    sharedFields: Object.keys(renamePicture(definition, draftValues(parts.filter(({ part }) => part === "shared")))),
    record: applyDraft(definition, id, published, parts),
    published: published ?? null,
    publishedByName: userNames.get(published?.updatedBy) ?? null,
    conflictBase: published ? await findConflictBase(db, definition, published, parts) : null,
    parts: parts.map((part) => describePart(part, userNames)).toSorted((a, b) => comparePartNames(a.part, b.part)),
  };
}

function withShownFields(stored: readonly DraftPart[], isShown: IsShown): DraftPart[] {
  return stored.flatMap((part) => {
    const fields = Object.entries(part.fields).filter(([field]) => isShown(formName(part.part, field)));
    const isLeft = fields.length > 0 || Object.keys(part.fields).length === 0;
    return isLeft ? [{ ...part, fields: Object.fromEntries(fields) }] : [];
  });
}

async function readUserNames(db: Db, ids: unknown[]): Promise<Map<unknown, string>> {
  const known = [...new Set(ids)].filter((id) => typeof id === "number");
  if (known.length === 0) return new Map();
  const rows = await db.select({ id: users.id, userName: users.userName }).from(users).where(inArray(users.id, known));
  return new Map(rows.map(({ id, userName }) => [id, userName]));
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

function describePart(row: DraftPart, userNames: Map<unknown, string>) {
  const { part, baseVersion, revision, changedBy, changedAt, setId } = row;
  const changedByName = userNames.get(changedBy) ?? null;
  return { part, baseVersion, revision, changedBy, changedByName, changedAt, state: stateOfPart(row), setId };
}
