import { isDeepStrictEqual } from "node:util";
import { and, eq, getTableColumns, getTableName, or, SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { type DraftPartName, type DraftValues, draftPartNames, formName, locateField } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { Translations } from "#lib/translations.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { columnOf, type Definition, missingRecord, type State } from "#platform/content/definition.server.ts";
import { endSchedules } from "#platform/content/end-schedules.server.ts";
import { isSameValue } from "#platform/content/rebase-drafts.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { forgetDrafts } from "#platform/lifecycle/forget-drafts.server.ts";
import { findConflicts } from "./conflicts.server.ts";
import { type DraftChange, readChange } from "./draft-fields.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import { storePart } from "./store-part.server.ts";
import { draftParts, stampOf } from "./tables/draft-parts.server.ts";

export type DraftPart = typeof draftParts.$inferSelect;

export type RecordName = { entity: string; id: number };

/** Without an id, a new record begins; its key makes sure that the same save, sent again, begins no second one. */
export type DraftInput = {
  id?: number | undefined;
  key?: string | undefined;
  baseVersion: number;
  changes: DraftChange[];
  mergedWith?: number | undefined;
};

/** A draft as it was stored or read, beside the published record. */
export type StoredDraft = { id: number; parts: DraftPart[]; published: State | undefined };

const isOf = ({ entity, id }: RecordName) => and(eq(draftParts.entity, entity), eq(draftParts.entityId, id));

export const readParts = (db: Db, record: RecordName): Promise<DraftPart[]> => db.select().from(draftParts).where(isOf(record));

/** For a query of `draft_parts`: those of records of these kinds that exist or were never published. The draft of a deleted record waits in case it is restored. */
export const isOfExisting = (definitions: readonly Definition[]): SQL => {
  const kinds = definitions.map((definition) => {
    const hasRow = sql`exists (select 1 from ${definition.table} where ${columnOf(definition, definition.key)} = ${draftParts.entityId})`;
    return and(eq(draftParts.entity, definition.entity), or(draftParts.isNew, hasRow));
  });
  return or(...kinds) ?? sql`false`;
};

/** The drafts of all records of a kind. */
export const readPartsOfKind = (db: Db, entity: string): Promise<DraftPart[]> =>
  db.select().from(draftParts).where(eq(draftParts.entity, entity));

/** Lets one transaction at a time change the draft of a record. */
export const lockDraft = (tx: Db, { entity, id }: RecordName) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`draft:${entity}`}), ${id})`);

/** The parts of a draft that is about to change. A save of the published record changes them too, and it locks only their rows, in this order. */
export async function lockParts(tx: Db, record: RecordName): Promise<DraftPart[]> {
  await lockDraft(tx, record);
  return tx.select().from(draftParts).where(isOf(record)).orderBy(draftParts.part).for("update");
}

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
export function saveDraft(db: Db, kind: DraftKind, given: DraftInput, actor: StaffActor): Promise<StoredDraft> {
  return db.transaction(async (tx) => {
    const { definition } = kind;
    const { entity } = definition;
    if (given.id === undefined && !kind.create) throw refuseNew(definition);
    const changesGiven = given.changes.map((change) => readChange(kind, change));
    const creationKey = given.id === undefined && given.key ? `${actor.userId}:${given.key}` : undefined;
    const begunId = given.id ?? (creationKey && (await findBegun(tx, entity, creationKey)));
    const id = begunId || (await reserveId(tx, definition));
    const parts = await lockParts(tx, { entity, id });
    const published = (await contentStore(definition).find(tx, id)) as State | undefined;
    const isNew = published === undefined;
    if (isNew && begunId) requireDraft(definition, id, parts);
    // A first save that is sent again may have more text than the one that was stored.
    const isSentAgain = creationKey !== undefined && parts.every(({ writers }) => isDeepStrictEqual(writers, [actor.userId]));
    if (!isSentAgain) refuseOverwriting(parts, changesGiven, definition);
    const stored = new Map(parts.map((part) => [part.part, part]));
    for (const part of draftPartNames) {
      const changes = changesGiven.filter(({ name }) => locateField(name, definition.translatable).part === part);
      if (changes.length === 0 && !(!begunId && part === "shared")) continue;
      const baseVersion = versionRead(published, given.baseVersion);
      const change = { entity, id, part, published, baseVersion, changes, creationKey };
      const after = await storePart(tx, definition, change, stored.get(part), actor);
      if (after) stored.set(part, after);
      else stored.delete(part);
    }
    const after = [...stored.values()];
    if (!published || given.mergedWith === undefined) return { id, parts: after, published };
    return { id, parts: await markMerged(tx, definition, { id, parts: after, published }, given.mergedWith, actor), published };
  });
}

const refuseNew = ({ label }: Definition) =>
  AppError.field("id", {
    en: `“${label.en}” can be changed but not added; give the id of an existing one`,
    es: `«${label.es}» se puede cambiar, pero no agregar; indique el id de uno que exista`,
  });

/** The new record that a save with this key has begun. One such save runs at a time. */
async function findBegun(tx: Db, entity: string, creationKey: string): Promise<number | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`draft:${entity}:${creationKey}`}))`);
  const isBegun = and(eq(draftParts.entity, entity), eq(draftParts.creationKey, creationKey));
  const [row] = await tx.select({ id: draftParts.entityId }).from(draftParts).where(isBegun);
  return row?.id;
}

/** The writer has compared the draft with this published version, so publishing may overwrite it: an approval given before is void. */
async function markMerged(
  tx: Db,
  definition: Definition,
  { id, parts, published }: StoredDraft & { published: State },
  version: number,
  { userId }: StaffActor,
): Promise<DraftPart[]> {
  if (version < 1 || version > (published.version as number)) return parts;
  const merged: DraftPart[] = [];
  for (const part of parts) {
    if (part.baseVersion >= version) {
      merged.push(part);
      continue;
    }
    const conflicts = await findConflicts(tx, definition, published, part);
    const after = await tx
      .update(draftParts)
      .set({ baseVersion: version, ...(conflicts.length > 0 && stampOf(part, userId)) })
      .where(and(isOf({ entity: definition.entity, id }), eq(draftParts.part, part.part)))
      .returning();
    merged.push(...after);
  }
  return merged;
}

/** Someone who names no version that exists has read the published one. */
function versionRead(published: State | undefined, version: number): number {
  const current = (published?.version as number | undefined) ?? 0;
  return version >= 1 && version <= current ? version : current;
}

/** Refuses a record that has no row, unless it was never published. The draft of a deleted record waits in case it is restored. */
export function requireDraft(definition: Definition, id: number, parts: readonly DraftPart[]): void {
  if (parts.length === 0) throw missingRecord(definition, id);
  if (parts.some(({ isNew }) => isNew)) return;
  const { label } = definition;
  throw new AppError("notFound", {
    en: `${label.en} ${id} was deleted. Its draft is kept: restore the record from the Trash first`,
    es: `«${label.es} ${id}» se eliminó. Su borrador se conserva: primero restaure el registro desde la Papelera`,
  });
}

/** Refuses the draft of a deleted record. */
export async function refuseDeleted(db: Db, definition: Definition, id: number): Promise<void> {
  const parts = await readParts(db, { entity: definition.entity, id });
  if (parts.length > 0 && !(await contentStore(definition).find(db, id))) requireDraft(definition, id, parts);
}

/** The record as it will be once its draft is published: the published one, or an empty one, with the changed fields. */
export async function readWithDraft(db: Db, definition: Definition, id: number, parts: readonly DraftPart[]): Promise<State> {
  return applyDraft(definition, id, (await contentStore(definition).find(db, id)) as State | undefined, parts);
}

/** The same, of a record that was read before; `undefined` for one that was never published. */
export function applyDraft(definition: Definition, id: number, published: State | undefined, parts: readonly DraftPart[]): State {
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
    name in stored && !isSameValue(stored[name], was) && !isSameValue(stored[name], value);
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

/**
 * Removes the chosen parts and says how many there were; the published record stays as it is. A record that was never published is
 * gone once it has no parts.
 */
export async function discardParts(
  db: Db,
  { entity, id }: RecordName,
  chosen: readonly DraftPartName[],
  { userId, clientAddress }: StaffActor,
): Promise<number> {
  return db.transaction(async (tx) => {
    const parts = await lockParts(tx, { entity, id });
    const [discarded, kept] = [parts.filter(({ part }) => chosen.includes(part)), parts.filter(({ part }) => !chosen.includes(part))];
    for (const { part } of discarded) await tx.delete(draftParts).where(and(isOf({ entity, id }), eq(draftParts.part, part)));
    if (kept.length === 0 && parts.some(({ isNew }) => isNew)) await forgetDrafts(tx, entity, [id]);
    await endSchedules(tx, { entity, id }, chosen);
    if (discarded.some(({ changedBy }) => changedBy !== userId))
      await recordAudit(tx, { action: "draft.discard", subject: `${entity}:${id}`, userId, clientAddress });
    return discarded.length;
  });
}
