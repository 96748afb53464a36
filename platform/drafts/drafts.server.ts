import { isDeepStrictEqual } from "node:util";
import { and, eq, getTableColumns, getTableName, SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { ZodObject, ZodPipe, type ZodType } from "zod";
import { type DraftPartName, type DraftValues, draftPartNames, formName, locateField } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { Translations } from "#lib/translations.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Definition, missingRecord, type State } from "#platform/content/definition.server.ts";
import { referencesOf, refuseMissing } from "#platform/content/references.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { cleanHtmlFields } from "#platform/html.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import { endSchedules } from "./end-schedules.server.ts";
import { draftParts } from "./tables/draft-parts.server.ts";

export type DraftPart = typeof draftParts.$inferSelect;

/** One typed field: its new value, and the value that it replaces. */
export type DraftChange = { name: string; value: unknown; was?: unknown };

export type RecordName = { entity: string; id: number };

/** In characters of JSON: longer than the longest text that a save accepts. */
const maxValueLength = 400_000;

const isOf = ({ entity, id }: RecordName) => and(eq(draftParts.entity, entity), eq(draftParts.entityId, id));

export const readParts = (db: Db, record: RecordName): Promise<DraftPart[]> => db.select().from(draftParts).where(isOf(record));

/** Lets one transaction at a time change the draft of a record. */
export const lockDraft = (tx: Db, { entity, id }: RecordName) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`draft:${entity}`}), ${id})`);

/** The typed values of a draft, named as in the form. */
export const draftValues = (parts: readonly DraftPart[]): DraftValues =>
  Object.fromEntries(
    parts.flatMap(({ part, fields }) => Object.entries(fields).map(([field, value]) => [formName(part, field), value] as const)),
  );

/** An id for a record that has no row yet. */
export async function reserveId(tx: Db, definition: Definition): Promise<number> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(definition.table)}, ${toSnakeCase(definition.key)})`;
  const [row] = await tx.select({ id: sql<string>`nextval(${sequence})` }).from(sql`(select) as one`);
  return Number(row?.id);
}

/**
 * Stores typed fields beside the published record. A field that someone else has changed in the draft meanwhile is a conflict;
 * the published record is compared when the draft is published.
 */
export function saveDraft(
  db: Db,
  kind: DraftKind,
  given: { id?: number | undefined; baseVersion: number; changes: DraftChange[]; mergedWith?: number | undefined },
  actor: StaffActor,
): Promise<{ id: number; parts: DraftPart[] }> {
  return db.transaction(async (tx) => {
    const { definition } = kind;
    const { entity } = definition;
    const changesGiven = given.changes.map((change) => readChange(kind, change));
    const id = given.id ?? (await reserveId(tx, definition));
    await lockDraft(tx, { entity, id });
    const parts = await readParts(tx, { entity, id });
    const published = (await contentStore(definition).find(tx, id)) as State | undefined;
    const isNew = published === undefined;
    if (isNew && given.id !== undefined && parts.length === 0) throw missingRecord(definition, id);
    refuseOverwriting(parts, changesGiven, definition);
    for (const part of draftPartNames) {
      const changes = changesGiven.filter(({ name }) => locateField(name, definition.translatable).part === part);
      if (changes.length === 0 && !(isNew && part === "shared")) continue;
      await storePart(tx, definition, { entity, id, part, published, baseVersion: given.baseVersion, changes }, actor);
    }
    // The writer has compared the draft with this published version.
    if (given.mergedWith !== undefined) await tx.update(draftParts).set({ baseVersion: given.mergedWith }).where(isOf({ entity, id }));
    return { id, parts: await readParts(tx, { entity, id }) };
  });
}

/** A typed value becomes what a save would store; one that a save would refuse stays as it was typed. The form of every kind calls its picture `image`. */
function readChange({ definition, update }: DraftKind, { name: given, value, was }: DraftChange): DraftChange {
  const [picture] = definition.pictures;
  const name = given === "image" && picture ? picture : given;
  const { field, part } = locateField(name, definition.translatable);
  const schema = part === "es" ? undefined : shapeOf(update.body)[field];
  const read = (typed: unknown) => {
    const result = typed === undefined ? undefined : schema?.safeParse(typed);
    return result?.success ? toJson(result.data ?? null) : typed;
  };
  return { name, value: read(value), was: read(was) };
}

/** The fields of a body, also of one that is preprocessed. */
function shapeOf(body: ZodType | undefined): Record<string, ZodType> {
  if (body instanceof ZodPipe) return shapeOf(body.out as ZodType);
  return body instanceof ZodObject ? (body.shape as Record<string, ZodType>) : {};
}

/** The value of a part's field in a published record. */
export const publishedValue = (record: State, part: DraftPartName, field: string): unknown =>
  part === "es" ? ((record.translations as Translations | undefined)?.es?.[field] ?? "") : record[field];

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The record as it will be once its draft is published: the published one, or an empty one, with the changed fields. */
export async function readWithDraft(db: Db, definition: Definition, id: number, parts: readonly DraftPart[]): Promise<State> {
  const published = (await contentStore(definition).find(db, id)) as State | undefined;
  const record = published ?? { ...emptyRow(definition), [definition.key]: id, version: 0 };
  const fieldsOf = (name: DraftPartName) => parts.find(({ part }) => part === name)?.fields;
  const translations = (record.translations ?? {}) as Translations;
  const spanish = { ...translations, es: { ...translations.es, ...(fieldsOf("es") as Record<string, string> | undefined) } };
  return { ...record, ...fieldsOf("shared"), ...fieldsOf("en"), ...("translations" in record && { translations: spanish }) };
}

/** A row with the defaults of its columns. */
function emptyRow({ table }: Definition): State {
  const { searchText: _, ...columns } = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column.default instanceof SQL ? null : (column.default ?? null)]),
  );
}

function refuseOverwriting(parts: readonly DraftPart[], changes: readonly DraftChange[], { label }: Definition): void {
  const stored = draftValues(parts);
  const isLost = ({ name, value, was }: DraftChange) =>
    name in stored && !isDeepStrictEqual(stored[name], was) && !isDeepStrictEqual(stored[name], value);
  if (!changes.some(isLost)) return;
  throw new AppError(
    "conflict",
    {
      en: `The draft of ${label.en} was changed by someone else since you opened it`,
      es: `Otra persona cambió el borrador («${label.es}») después de que usted lo abrió`,
    },
    { current: stored },
  );
}

type PartChange = RecordName & { part: DraftPartName; published: State | undefined; baseVersion: number; changes: DraftChange[] };

async function storePart(tx: Db, definition: Definition, change: PartChange, { userId }: StaffActor): Promise<void> {
  const { entity, id, part, published, baseVersion, changes } = change;
  const isNew = published === undefined;
  const where = and(isOf({ entity, id }), eq(draftParts.part, part));
  const [before] = await tx.select().from(draftParts).where(where);
  const typed = changes.map(({ name, value }) => [locateField(name, definition.translatable).field, value]);
  const fields = await makeSafe(tx, definition, part, { ...before?.fields, ...Object.fromEntries(typed) });
  // What is typed back to the published text is no change.
  for (const [field, value] of Object.entries(fields)) {
    if (published && isDeepStrictEqual(value, toJson(publishedValue(published, part, field) ?? null))) delete fields[field];
  }
  // The row of a record that was never published stays, even if it is empty: without it the record would be gone.
  if (Object.keys(fields).length === 0 && !(isNew && part === "shared")) return void (await tx.delete(draftParts).where(where));
  const stamp = { fields, changedBy: userId, changedAt: new Date(), ...addWriter(before, userId) };
  if (before)
    await tx
      .update(draftParts)
      .set({ ...stamp, revision: before.revision + 1 })
      .where(where);
  else await tx.insert(draftParts).values({ entity, entityId: id, part, isNew, baseVersion: isNew ? 0 : baseVersion, ...stamp });
}

/** Who has changed a part, and who since it was last approved, after another change. */
function addWriter(before: DraftPart | undefined, userId: number): Pick<DraftPart, "writers" | "unapprovedWriters"> {
  const isApproved = before?.approvedRevision === before?.revision;
  return {
    writers: [...new Set([...(before?.writers ?? []), userId])],
    unapprovedWriters: isApproved ? [userId] : [...new Set([...(before?.unapprovedWriters ?? []), userId])],
  };
}

/** A draft may be incomplete, but never unsafe: HTML is cleaned, sizes are bounded, pictures exist. */
async function makeSafe(tx: Db, definition: Definition, part: DraftPartName, fields: DraftValues): Promise<DraftValues> {
  for (const [field, value] of Object.entries(fields)) {
    if (JSON.stringify(value).length > maxValueLength)
      throw AppError.field(formName(part, field), { en: `${field} is too long`, es: `${field} es demasiado largo` });
  }
  if (part === "shared") {
    const pictures = referencesOf(definition).filter(({ field }) => definition.pictures.includes(field));
    const named = Object.fromEntries(pictures.map(({ field }) => [field, fields[field] === "" ? null : fields[field]]));
    await refuseMissing(tx, pictures, named);
  }
  const texts = definition.html.filter((field) => typeof fields[field] === "string");
  return cleanHtmlFields(fields, texts);
}

/** Removes the chosen parts; the published record stays as it is. */
export async function discardParts(db: Db, { entity, id }: RecordName, parts: readonly DraftPartName[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDraft(tx, { entity, id });
    for (const part of parts) await tx.delete(draftParts).where(and(isOf({ entity, id }), eq(draftParts.part, part)));
    await endSchedules(tx, { entity, id }, parts);
  });
}
