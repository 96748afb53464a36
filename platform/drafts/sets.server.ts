import { and, eq, inArray } from "drizzle-orm";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { lockDraft, type RecordName, readParts } from "./drafts.server.ts";
import { draftParts } from "./tables/draft-parts.server.ts";
import { draftSets } from "./tables/draft-sets.server.ts";
import { schedules } from "./tables/schedules.server.ts";

export type DraftSet = typeof draftSets.$inferSelect;

/** The parts of a record. */
export type NamedParts = RecordName & { parts: readonly DraftPartName[] };

export async function getSet(db: Db, setId: number): Promise<DraftSet> {
  const [set] = await db.select().from(draftSets).where(eq(draftSets.setId, setId));
  if (!set) throw new AppError("notFound", { en: `Set ${setId} does not exist`, es: `No se encontró el conjunto ${setId}` });
  return set;
}

/**
 * Lets one transaction at a time change a set. Locks are taken in the order set, drafts, schedules, tree of categories, record, addresses of
 * pages, so that no two block each other.
 */
export async function lockSet(tx: Db, setId: number): Promise<DraftSet> {
  await tx.select({ setId: draftSets.setId }).from(draftSets).where(eq(draftSets.setId, setId)).for("update");
  return getSet(tx, setId);
}

/** Refuses a set that was published: its drafts are gone. */
export async function lockOpenSet(tx: Db, setId: number): Promise<DraftSet> {
  const set = await lockSet(tx, setId);
  if (set.publishedAt)
    throw new AppError("conflict", {
      en: `The set “${set.name}” was already published`,
      es: `El conjunto «${set.name}» ya se publicó`,
    });
  return set;
}

export const emptySet = ({ name }: DraftSet) =>
  new AppError("invalid", { en: `The set “${name}” is empty`, es: `El conjunto «${name}» está vacío` });

export async function createSet(tx: Db, name: string, { userId }: StaffActor): Promise<DraftSet> {
  const [set] = await tx.insert(draftSets).values({ name, createdBy: userId }).returning();
  if (!set) throw new Error("An insert returned no row");
  return set;
}

/** A published set keeps its name: the history names it. */
export function renameSet(db: Db, setId: number, name: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOpenSet(tx, setId);
    await tx.update(draftSets).set({ name }).where(eq(draftSets.setId, setId));
  });
}

/** Its drafts stay, outside of any set. */
export function deleteSet(db: Db, setId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOpenSet(tx, setId);
    await lockSetDrafts(tx, setId);
    await tx.delete(draftSets).where(eq(draftSets.setId, setId));
  });
}

type Membership = {
  /** The names of the sets that the parts were in before. */
  formerSets: string[];
  /** Whether one of the sets has a set time. */
  isScheduled: boolean;
};

/** Puts parts of a draft into a set. */
export function addToSet(db: Db, setId: number, { entity, id, parts: chosen }: NamedParts): Promise<Membership> {
  return db.transaction(async (tx) => {
    await lockOpenSet(tx, setId);
    await lockDraft(tx, { entity, id });
    const parts = (await readParts(tx, { entity, id })).filter(({ part }) => chosen.includes(part));
    if (parts.length === 0) throw new AppError("notFound", nothingToAdd);
    const formerIds = parts.flatMap((part) => (part.setId !== null && part.setId !== setId ? [part.setId] : []));
    const formerSets = await tx.select({ name: draftSets.name }).from(draftSets).where(inArray(draftSets.setId, formerIds));
    await setSetOf(tx, { entity, id, parts: parts.map(({ part }) => part) }, setId);
    return { formerSets: formerSets.map(({ name }) => name), isScheduled: await areScheduled(tx, [setId, ...formerIds]) };
  });
}

const nothingToAdd: LocalizedText = {
  en: "There are no unpublished changes to put into the set",
  es: "No hay cambios sin publicar que agregar al conjunto",
};

/** Takes parts of a draft out of their set. */
export function removeFromSet(db: Db, { entity, id, parts: chosen }: NamedParts): Promise<Pick<Membership, "isScheduled">> {
  return db.transaction(async (tx) => {
    await lockDraft(tx, { entity, id });
    const parts = (await readParts(tx, { entity, id })).filter(({ part, setId }) => setId !== null && chosen.includes(part));
    if (parts.length === 0) throw new AppError("notFound", notInSet);
    await setSetOf(tx, { entity, id, parts: parts.map(({ part }) => part) }, null);
    const setIds = parts.flatMap(({ setId }) => setId ?? []);
    return { isScheduled: await areScheduled(tx, setIds) };
  });
}

const notInSet: LocalizedText = { en: "This draft is not in a set", es: "Este borrador no está en ningún conjunto" };

const areScheduled = async (tx: Db, setIds: readonly number[]): Promise<boolean> =>
  (await tx.$count(schedules, and(inArray(schedules.setId, [...setIds]), eq(schedules.state, "waiting")))) > 0;

function setSetOf(tx: Db, { entity, id, parts }: NamedParts, setId: number | null) {
  const isChosen = and(eq(draftParts.entity, entity), eq(draftParts.entityId, id), inArray(draftParts.part, [...parts]));
  return tx.update(draftParts).set({ setId }).where(isChosen);
}

/** The sets that drafts of these records are in. */
export async function listSetsWith(db: Db, entity: string, ids: readonly number[]): Promise<Array<Pick<DraftSet, "setId" | "name">>> {
  return db
    .selectDistinct({ setId: draftSets.setId, name: draftSets.name })
    .from(draftParts)
    .innerJoin(draftSets, eq(draftSets.setId, draftParts.setId))
    .where(and(eq(draftParts.entity, entity), inArray(draftParts.entityId, [...ids])));
}

/** A part in a set, at its revision. */
export type SetPart = RecordName & { part: DraftPartName; revision: number };

export const readSetParts = (db: Db, setId: number): Promise<SetPart[]> =>
  db
    .select({ entity: draftParts.entity, id: draftParts.entityId, part: draftParts.part, revision: draftParts.revision })
    .from(draftParts)
    .where(eq(draftParts.setId, setId))
    .orderBy(draftParts.entity, draftParts.entityId);

/** The parts in a set, by record. */
export async function readSetRecords(db: Db, setId: number): Promise<NamedParts[]> {
  const records = Map.groupBy(await readSetParts(db, setId), ({ entity, id }) => `${entity}:${id}`);
  return [...records.values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [{ entity: first.entity, id: first.id, parts: parts.map(({ part }) => part) }] : [];
  });
}

const lockName = ({ entity, id }: RecordName) => `${entity}:${String(id).padStart(10, "0")}`;

/**
 * Locks the drafts in a locked set, in the order in which single drafts are published, and returns what is left in the set then:
 * one may have been published or taken out while waiting.
 */
export async function lockSetDrafts(tx: Db, setId: number): Promise<NamedParts[]> {
  const records = await readSetRecords(tx, setId);
  for (const record of records.toSorted((one, other) => (lockName(one) < lockName(other) ? -1 : 1))) await lockDraft(tx, record);
  return readSetRecords(tx, setId);
}
