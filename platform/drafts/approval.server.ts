import { and, eq } from "drizzle-orm";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { type DraftState, stateOfPart } from "#lib/draft-state.ts";
import { AppError } from "#lib/errors.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { may, type Role } from "#lib/permissions.ts";
import type { PublishPolicy } from "#lib/publish-policy.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { readPolicy, recordUnapproved, refusals } from "#platform/content/publish-policy.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import { type DraftPart, lockParts, type RecordName, refuseDeleted } from "./drafts.server.ts";
import { listApprovers, queueNotices } from "./notices.server.ts";
import { draftParts } from "./tables/draft-parts.server.ts";

/** Part of a draft as someone read it: a decision is about this revision and no other. */
export type ReadPart = { part: DraftPartName; revision: number };

/** Refuses to publish parts that the office's policy for their kind does not let this person publish. A reason lets an owner do it anyway. */
export async function requireMayPublish(
  tx: Db,
  { definition }: Pick<DraftKind, "definition">,
  parts: readonly DraftPart[],
  actor: StaffActor,
  reason: string | undefined,
): Promise<void> {
  if (actor.isPreview) return;
  const policy = await readPolicy(tx, definition);
  const isOwner = actor.role === "owner";
  if (policy === "editors" || (policy === "owners" && isOwner)) return;
  if (policy === "owners") throw new AppError("forbidden", refusals.owners(definition));
  if (parts.every((part) => stateOfPart(part) === "approved")) return;
  if (!isOwner) throw new AppError("forbidden", refusals.approval(definition));
  if (!reason?.trim()) throw new AppError("forbidden", needsReason, { fields: [{ field: "reason", message: localize(needsReason) }] });
  for (const id of new Set(parts.map(({ entityId }) => entityId))) await recordUnapproved(tx, { entity: definition.entity, id }, actor);
}

const needsReason: LocalizedText = {
  en: "No one has approved this change. To publish it anyway, give a reason.",
  es: "Nadie ha aprobado este cambio. Para publicarlo de todos modos, indique el motivo.",
};

type Person = { userId: number; role: Role };
type Decided = Pick<DraftPart, "changedBy" | "unapprovedWriters">;

/** Everyone who has changed a part since it was last approved. */
export const writersToApprove = ({ unapprovedWriters, changedBy }: Decided): number[] => [...new Set([...unapprovedWriters, changedBy])];

/** Whether this person may approve or return a part. */
export const mayDecide = ({ userId, role }: Person, policy: PublishPolicy, part: Decided): boolean =>
  may({ role }, "drafts.approve") && (policy !== "owners" || role === "owner") && !writersToApprove(part).includes(userId);

/** Asks for approval of the chosen parts as they are now. Everyone who may approve them gets a mail. */
export async function askForApproval(
  tx: Db,
  record: RecordName,
  parts: readonly DraftPartName[],
  note: string,
  actor: Pick<StaffActor, "userId" | "mailDomain">,
): Promise<void> {
  const chosen = (await lockParts(tx, record)).filter(({ part }) => parts.includes(part));
  if (chosen.length === 0) throw missingChanges();
  const unapproved = chosen.filter((part) => stateOfPart(part) !== "approved");
  if (unapproved.length === 0)
    throw new AppError("conflict", { en: "This change is already approved", es: "Este cambio ya está aprobado" });
  const askedAt = new Date();
  for (const { part } of unapproved) await change(tx, record, part, { ...undecided, askedBy: actor.userId, askedAt, askNote: note });
  // Someone who wrote one part may still approve another; the mail names only what its reader may decide.
  const isOther = (userId: number) => unapproved.some((part) => !writersToApprove(part).includes(userId));
  const approvers = (await listApprovers(tx)).filter((userId) => userId !== actor.userId && isOther(userId));
  await queueNotices(tx, approvers, askedAt, actor);
}

/** Takes back what was asked and not decided yet. */
export async function withdrawRequest(tx: Db, record: RecordName, parts: readonly DraftPartName[]): Promise<void> {
  const waiting = (await lockParts(tx, record)).filter((row) => parts.includes(row.part) && stateOfPart(row) === "waiting");
  if (waiting.length === 0) throw notWaiting();
  for (const { part } of waiting) await change(tx, record, part, undecided);
}

/** Approves exact revisions. A later change needs another approval. */
export async function approveParts(
  tx: Db,
  { definition, id }: Pick<DraftKind, "definition"> & { id: number },
  given: readonly ReadPart[],
  actor: StaffActor,
): Promise<void> {
  const record = { entity: definition.entity, id };
  const parts = await findDecidable(tx, definition, record, given, actor);
  const approvedAt = new Date();
  for (const { part, revision } of parts)
    await change(tx, record, part, { ...undecidedReturn, approvedBy: actor.userId, approvedAt, approvedRevision: revision });
  await queueNotices(tx, authorsOf(parts, actor), approvedAt, actor);
}

/** Returns exact revisions to their authors, with what to change. */
export async function returnParts(
  tx: Db,
  { definition, id }: Pick<DraftKind, "definition"> & { id: number },
  given: readonly ReadPart[],
  reason: string,
  actor: StaffActor,
): Promise<void> {
  const record = { entity: definition.entity, id };
  const parts = await findDecidable(tx, definition, record, given, actor);
  const returnedAt = new Date();
  for (const { part } of parts)
    await change(tx, record, part, { ...undecidedApproval, returnedBy: actor.userId, returnedAt, returnReason: reason });
  await queueNotices(tx, authorsOf(parts, actor), returnedAt, actor);
}

const undecidedApproval = { approvedBy: null, approvedAt: null, approvedRevision: null };
const undecidedReturn = { returnedBy: null, returnedAt: null, returnReason: null };
const undecided = { askedBy: null, askedAt: null, askNote: null, ...undecidedApproval, ...undecidedReturn };

type Decision = Partial<typeof draftParts.$inferInsert>;

const change = (tx: Db, { entity, id }: RecordName, part: DraftPartName, decision: Decision) =>
  tx
    .update(draftParts)
    .set(decision)
    .where(and(eq(draftParts.entity, entity), eq(draftParts.entityId, id), eq(draftParts.part, part)));

/** What was returned is its author's until approval is asked for again: a second reviewer must not overrule the first unseen. */
const decidable: readonly DraftState[] = ["waiting", "approved"];

/** The parts that someone decides about: asked for, unchanged since they were read, and written by others. */
async function findDecidable(
  tx: Db,
  definition: DraftKind["definition"],
  record: RecordName,
  given: readonly ReadPart[],
  actor: StaffActor,
): Promise<DraftPart[]> {
  const stored = await lockParts(tx, record);
  await refuseDeleted(tx, definition, record.id);
  const policy = await readPolicy(tx, definition);
  return given.map(({ part, revision }) => {
    const row = stored.find((each) => each.part === part);
    if (!row) throw missingChanges();
    if (row.revision !== revision) throw changedSince();
    if (row.askedAt === null || !decidable.includes(stateOfPart(row))) throw notWaiting();
    if (writersToApprove(row).includes(actor.userId)) throw ownChange();
    if (!mayDecide(actor, policy, row)) throw new AppError("forbidden", refusals.owners(definition));
    return row;
  });
}

const authorsOf = (parts: readonly DraftPart[], { userId }: StaffActor): number[] =>
  [...new Set(parts.flatMap((part) => [...writersToApprove(part), ...(part.askedBy === null ? [] : [part.askedBy])]))].filter(
    (author) => author !== userId,
  );

const missingChanges = () =>
  new AppError("notFound", {
    en: "There are no unpublished changes here any more: they were published or discarded",
    es: "Ya no hay cambios sin publicar: se publicaron o se descartaron",
  });

const changedSince = () =>
  new AppError("conflict", {
    en: "This draft was changed since you read it. Read it again before you decide.",
    es: "Este borrador cambió después de que usted lo leyó. Léalo de nuevo antes de decidir.",
  });

const notWaiting = () =>
  new AppError("conflict", {
    en: "This change is not waiting for approval",
    es: "Este cambio no está esperando aprobación",
  });

const ownChange = () =>
  new AppError("forbidden", {
    en: "You changed this text yourself, so someone else has to approve it",
    es: "Usted mismo cambió este texto, así que otra persona tiene que aprobarlo",
  });
