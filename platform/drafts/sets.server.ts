import { and, eq, inArray } from "drizzle-orm";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { lockDraft, type RecordName, readParts } from "./drafts.server.ts";
import { draftParts } from "./tables/draft-parts.server.ts";
import { draftSets } from "./tables/draft-sets.server.ts";

export type DraftSet = typeof draftSets.$inferSelect;

/** The parts of a record. */
export type NamedParts = RecordName & { parts: readonly DraftPartName[] };

export async function getSet(db: Db, setId: number): Promise<DraftSet> {
  const [set] = await db.select().from(draftSets).where(eq(draftSets.setId, setId));
  if (!set) throw new AppError("notFound", { en: `Set ${setId} does not exist`, es: `No se encontró el conjunto ${setId}` });
  return set;
}

/** Lets one transaction at a time change a set. */
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

export async function createSet(tx: Db, name: string, { userId }: StaffActor): Promise<DraftSet> {
  const [set] = await tx.insert(draftSets).values({ name, createdBy: userId }).returning();
  if (!set) throw new Error("An insert returned no row");
  return set;
}

export const renameSet = (tx: Db, setId: number, name: string) => tx.update(draftSets).set({ name }).where(eq(draftSets.setId, setId));

/** Its drafts stay, outside of any set. */
export function deleteSet(db: Db, setId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOpenSet(tx, setId);
    await tx.delete(draftSets).where(eq(draftSets.setId, setId));
  });
}

/** Puts parts of a draft into a set. Returns the names of the sets that they were in before. */
export function addToSet(db: Db, setId: number, { entity, id, parts: chosen }: NamedParts): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockOpenSet(tx, setId);
    await lockDraft(tx, { entity, id });
    const parts = (await readParts(tx, { entity, id })).filter(({ part }) => chosen.includes(part));
    if (parts.length === 0) throw new AppError("notFound", nothingToAdd);
    const formerIds = parts.flatMap((part) => (part.setId !== null && part.setId !== setId ? [part.setId] : []));
    const formerSets = await tx.select({ name: draftSets.name }).from(draftSets).where(inArray(draftSets.setId, formerIds));
    await setSetOf(tx, { entity, id, parts: parts.map(({ part }) => part) }, setId);
    return formerSets.map(({ name }) => name);
  });
}

const nothingToAdd: LocalizedText = {
  en: "There are no unpublished changes to put into the set",
  es: "No hay cambios sin publicar que agregar al conjunto",
};

export function removeFromSet(db: Db, { entity, id, parts }: NamedParts): Promise<void> {
  return db.transaction(async (tx) => {
    await lockDraft(tx, { entity, id });
    await setSetOf(tx, { entity, id, parts }, null);
  });
}

function setSetOf(tx: Db, { entity, id, parts }: NamedParts, setId: number | null) {
  const isChosen = and(eq(draftParts.entity, entity), eq(draftParts.entityId, id), inArray(draftParts.part, [...parts]));
  return tx.update(draftParts).set({ setId }).where(isChosen);
}

/** The parts in a set, by record. */
export async function readSetRecords(db: Db, setId: number): Promise<NamedParts[]> {
  const rows = await db
    .select({ entity: draftParts.entity, id: draftParts.entityId, part: draftParts.part })
    .from(draftParts)
    .where(eq(draftParts.setId, setId))
    .orderBy(draftParts.entity, draftParts.entityId);
  const records = Map.groupBy(rows, ({ entity, id }) => `${entity}:${id}`);
  return [...records.values()].flatMap((parts) => {
    const [first] = parts;
    return first ? [{ entity: first.entity, id: first.id, parts: parts.map(({ part }) => part) }] : [];
  });
}
