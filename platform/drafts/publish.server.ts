import { setImmediate } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { confirmedField, type DraftPartName, type DraftValues, formName } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { parseOrRefuse } from "#platform/api/mount.server.ts";
import { isTree, lockTree } from "#platform/content/category-tree.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Definition, missingRecord, type State } from "#platform/content/definition.server.ts";
import { endSchedules } from "#platform/content/end-schedules.server.ts";
import type { Publication } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { type ReadPart, requireMayPublish } from "./approval.server.ts";
import { findConflicts } from "./conflicts.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import { type DraftPart, lockDraft, readParts, requireDraft } from "./drafts.server.ts";
import { orderByReferences } from "./publish-order.server.ts";
import { draftParts } from "./tables/draft-parts.server.ts";

/** The parts of a record that are to be published, and, if someone has read them, as they were then. */
export type ChosenParts = { kind: DraftKind; id: number; parts: readonly DraftPartName[]; read?: readonly ReadPart[] | undefined };

type Drafted = { kind: Pick<DraftKind, "definition">; id: number };

const lockName = ({ kind, id }: Drafted) => `${kind.definition.entity}:${String(id).padStart(10, "0")}`;

/** In one order, so that two publications of the same records wait for each other instead of blocking each other. */
export async function lockDrafts(tx: Db, chosen: readonly Drafted[]): Promise<void> {
  const inOrder = chosen.toSorted((one, other) => (lockName(one) < lockName(other) ? -1 : 1));
  for (const { kind, id } of inOrder) await lockDraft(tx, { entity: kind.definition.entity, id });
}

/** Why and on whose behalf: an owner's reason to publish without approval, and the set or schedule that it belongs to. */
export type Circumstances = Pick<Publication, "reason" | "setId" | "scheduleId">;

/** A published record, its versions before and after, and the message of its own save. */
export type PublishedDraft = {
  entity: string;
  id: number;
  versionBefore: number | null;
  versionAfter: number;
  message: LocalizedText | undefined;
};

/**
 * Publishes drafts in one transaction: all of them, or none. A button, a schedule and a set all end here.
 * The saves themselves are the calls that the API has, so they validate, store revisions and notify as ever.
 */
export function publishDrafts(
  platform: Platform,
  db: Db,
  chosen: readonly ChosenParts[],
  actor: StaffActor,
  circumstances: Circumstances = {},
): Promise<PublishedDraft[]> {
  return changeContent(db, async (tx) => {
    const published: PublishedDraft[] = [];
    await lockDrafts(tx, chosen);
    for (const parts of await orderByReferences(tx, chosen)) published.push(await publishOne(platform, tx, parts, actor, circumstances));
    return published;
  });
}

async function publishOne(
  platform: Platform,
  tx: Db,
  { kind, id, parts: chosen, read }: ChosenParts,
  actor: StaffActor,
  circumstances: Circumstances,
): Promise<PublishedDraft> {
  const { definition } = kind;
  const { entity } = definition;
  const published = await lockPublished(tx, definition, id);
  const allParts = await readParts(tx, { entity, id });
  if (!published) requireDraft(definition, id, allParts);
  const parts = allParts.filter(({ part }) => chosen.includes(part));
  if (parts.length === 0) throw missingDraft(definition, id);
  refuseUnread(
    parts,
    read?.filter(({ part }) => chosen.includes(part)),
  );
  await requireMayPublish(tx, kind, parts, actor, circumstances.reason);
  if (published) for (const part of parts) await refuseOverwriting(tx, definition, published, part);
  const { save, body } = prepareSave(kind, id, parts, published);
  const author = { ...actor, publication: publicationOf(parts, circumstances) };
  const request = { ...platform, db: tx, actor: author, body, image: undefined, id: 0 };
  const { message } = (await save.handle(request as never)) as { message?: LocalizedText };
  for (const { part } of parts)
    await tx.delete(draftParts).where(and(eq(draftParts.entity, entity), eq(draftParts.entityId, id), eq(draftParts.part, part)));
  const publishedNames = parts.map(({ part }) => part);
  await endSchedules(tx, { entity, id }, publishedNames, circumstances);
  const after = (await contentStore(definition).get(tx, id)) as State;
  // A page can have hundreds of drafts: stored pages are served in between.
  await setImmediate();
  // What is left of a new record's draft starts from its first version.
  await tx
    .update(draftParts)
    .set({ isNew: false, baseVersion: after.version as number })
    .where(and(eq(draftParts.entity, entity), eq(draftParts.entityId, id), eq(draftParts.isNew, true)));
  return {
    entity,
    id,
    versionBefore: (published?.version as number | undefined) ?? null,
    versionAfter: after.version as number,
    message,
  };
}

/** The record's own save, and its input with the draft; refuses a draft that is incomplete. */
export function prepareSave({ definition, create, update }: DraftKind, id: number, parts: readonly DraftPart[], published?: State) {
  const save = published ? update : create;
  if (!save) throw missingRecord(definition, id);
  const body = bodyOf(parts, published);
  const key = { [definition.key]: id };
  const parsed = save.body && (parseOrRefuse(save.body, published ? { ...body, ...key } : body) as object);
  return { save, body: published ? parsed : { ...parsed, ...key } };
}

/**
 * The record as it is until this transaction ends: a save at the same moment waits, or is merged with. A tree is locked before its rows, as
 * in its own saves.
 */
async function lockPublished(tx: Db, definition: Definition, id: number): Promise<State | undefined> {
  const store = contentStore(definition);
  if (isTree(definition)) await lockTree(tx, definition);
  return (await store.find(tx, id)) && store.lock(tx, id);
}

/** Refuses to publish other parts, or other revisions of them, than were read. */
export function refuseUnread(parts: readonly ReadPart[], read: readonly ReadPart[] | undefined): void {
  if (!read) return;
  const isRead = ({ part, revision }: ReadPart) => read.some((each) => each.part === part && each.revision === revision);
  if (parts.every(isRead) && read.every(({ part }) => parts.some((each) => each.part === part))) return;
  throw new AppError("conflict", {
    en: "The draft was changed since you read it. Read it again before you publish it.",
    es: "El borrador cambió después de que usted lo leyó. Léalo de nuevo antes de publicarlo.",
  });
}

function publicationOf(parts: readonly DraftPart[], circumstances: Circumstances): Publication {
  const approved = parts.filter(({ approvedRevision, revision }) => approvedRevision === revision);
  const approvals = approved.flatMap(({ approvedAt }) => (approvedAt ? [approvedAt.getTime()] : []));
  return {
    parts: parts.map(({ part }) => part),
    writtenBy: [...new Set(parts.flatMap(({ writers, changedBy }) => [...writers, changedBy]))],
    approvedBy: [...new Set(approved.flatMap(({ approvedBy }) => approvedBy ?? []))],
    ...(approvals.length > 0 && { approvedAt: new Date(Math.max(...approvals)).toISOString() }),
    ...circumstances,
  };
}

export const missingDraft = ({ label }: Definition, id: number) =>
  new AppError("notFound", { en: `${label.en} ${id} has no unpublished changes`, es: `«${label.es} ${id}» no tiene cambios sin publicar` });

/** The body of a save. Spanish texts are replaced as a whole, so those that did not change are added. */
function bodyOf(parts: readonly DraftPart[], published: State | undefined): DraftValues {
  const fieldsOf = (name: DraftPartName) => parts.find(({ part }) => part === name)?.fields;
  const spanish = fieldsOf("es");
  const publishedSpanish = (published?.translations as { es?: Record<string, string> } | undefined)?.es;
  const { [confirmedField]: confirmed, ...english } = fieldsOf("en") ?? {};
  const isTranslated = spanish !== undefined || confirmed !== undefined;
  const translations = { es: { ...publishedSpanish, ...spanish }, ...(confirmed !== undefined && { confirmed }) };
  return { ...fieldsOf("shared"), ...english, ...(isTranslated && { translations }) };
}

/** A field that was published by someone else after this draft began must not be overwritten unseen. */
async function refuseOverwriting(tx: Db, definition: Definition, published: State, part: DraftPart): Promise<void> {
  const conflicts = await findConflicts(tx, definition, published, part);
  if (conflicts.length === 0) return;
  throw new AppError(
    "conflict",
    { en: "The published text was changed since this draft began", es: "El texto publicado cambió después de que se empezó este borrador" },
    { current: published, fields: conflicts.map(({ field }) => ({ field: formName(part.part, field), message: "" })) },
  );
}
