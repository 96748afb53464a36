import { confirmedField, formName } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { State } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { ReadPart } from "#platform/drafts/approval.server.ts";
import { findConflicts } from "#platform/drafts/conflicts.server.ts";
import type { DraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { type DraftInput, type DraftPart, draftValues, lockDraft, readParts, saveDraft } from "#platform/drafts/drafts.server.ts";
import { dropFields, hasSetTime } from "#platform/drafts/joint-drafts.server.ts";
import { missingDraft, refuseUnread } from "#platform/drafts/publish.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { draftOfOfficer, scheduledByOffice } from "./own-draft.server.ts";
import { isOwnField } from "./own-schema.ts";

/** Saves what an officer types beside the office's changes to the same profile. */
export function saveOwnDraft(db: Db, kind: DraftKind, id: number, given: Omit<DraftInput, "id" | "key">, actor: StaffActor): Promise<void> {
  const foreign = given.changes.find(({ name }) => !isOwnField(name));
  if (foreign)
    throw AppError.field(foreign.name, { en: `${foreign.name} is changed by the office`, es: `${foreign.name} lo cambia la oficina` });
  return db.transaction(async (tx) => {
    const record = draftOfOfficer(id);
    await lockDraft(tx, record);
    const parts = await readParts(tx, record);
    if (await hasSetTime(tx, record, parts)) throw scheduledByOffice();
    // The officer can't have compared what the office prepares in other fields.
    const isCompared = (await findOwnConflicts(tx, parts, id)).length === (await findAllConflicts(tx, parts, id)).length;
    await saveDraft(tx, kind, { ...given, id, mergedWith: isCompared ? given.mergedWith : undefined }, actor);
  });
}

/** The officer's own fields of the draft, as the body of a save, once it is certain that the officer has read them. */
export async function readOwnInput(
  db: Db,
  id: number,
  read: readonly ReadPart[],
  { userId }: StaffActor,
): Promise<Record<string, unknown>> {
  const parts = (await readParts(db, draftOfOfficer(id))).filter(hasOwn).filter(({ writers }) => writers.includes(userId));
  if (parts.length === 0) throw missingDraft(loanOfficerDefinition, id);
  refuseUnread(
    parts,
    read.filter(({ part }) => parts.some((each) => each.part === part)),
  );
  const conflicts = await findOwnConflicts(db, parts, id);
  if (conflicts.length > 0) throw new AppError("conflict", publishedSince, { current: await readPublished(db, id) });
  return inputOf(parts);
}

/** Drops what the officer may change; the rest of the draft is the office's. */
export async function discardOwnDraft(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const record = draftOfOfficer(id);
    await lockDraft(tx, record);
    const parts = await readParts(tx, record);
    const names = parts.flatMap(ownNames);
    if (names.length === 0) throw missingDraft(loanOfficerDefinition, id);
    await dropFields(tx, record, parts, names);
  });
}

const publishedSince = {
  en: "The office has published a change to the same text since you began yours",
  es: "La oficina publicó un cambio en el mismo texto después de que usted empezó el suyo",
};

const readPublished = async (db: Db, id: number) => (await contentStore(loanOfficerDefinition).get(db, id)) as State;

const ownNames = ({ part, fields }: DraftPart) =>
  Object.keys(fields)
    .map((field) => formName(part, field))
    .filter(isOwnField);
const hasOwn = (part: DraftPart) => ownNames(part).length > 0;

async function findAllConflicts(db: Db, parts: readonly DraftPart[], id: number): Promise<string[]> {
  const published = await readPublished(db, id);
  const found = await Promise.all(
    parts.map(async (part) => ({ part, conflicts: await findConflicts(db, loanOfficerDefinition, published, part) })),
  );
  return found.flatMap(({ part, conflicts }) => conflicts.map(({ field }) => formName(part.part, field)));
}

const findOwnConflicts = async (db: Db, parts: readonly DraftPart[], id: number) =>
  (await findAllConflicts(db, parts, id)).filter(isOwnField);

function inputOf(parts: readonly DraftPart[]): Record<string, unknown> {
  const entries = Object.entries(draftValues(parts)).filter(([name]) => isOwnField(name));
  const spanish = entries.filter(([name]) => name.startsWith("es.")).map(([name, text]) => [name.slice(3), text]);
  const own = entries.filter(([name]) => !name.startsWith("es.") && name !== confirmedField);
  const confirmed = entries.find(([name]) => name === confirmedField)?.[1];
  const isTranslated = spanish.length > 0 || confirmed !== undefined;
  const translations = { es: Object.fromEntries(spanish), ...(confirmed !== undefined && { confirmed }) };
  return { ...Object.fromEntries(own), ...(isTranslated && { translations }) };
}
