import { type DraftValues, formName } from "#lib/draft-parts.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type DraftPart, draftValues, readParts } from "#platform/drafts/drafts.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { ownDraftFields, withOwnDraft } from "./own-schema.ts";
import type { LoanOfficer } from "./service.server.ts";

export const draftOfOfficer = (id: number) => ({ entity: loanOfficerDefinition.entity, id });

/** The unpublished changes of a profile in the fields that are the officer's own; what the office prepares in others stays with the office. */
export async function readOwnDraft(db: Db, id: number) {
  const parts = (await readParts(db, draftOfOfficer(id))).filter(hasOwnField);
  if (parts.length === 0) return null;
  const waiting = parts.find(({ askedAt, returnedAt }) => askedAt && !returnedAt);
  const returned = parts.find(({ returnedAt }) => returnedAt);
  return {
    values: ownValuesOf(parts),
    changedAt: newestChange(parts),
    waitingSince: waiting?.askedAt ?? null,
    returnedAt: returned?.returnedAt ?? null,
    returnReason: returned?.returnReason ?? null,
  };
}

const hasOwnField = ({ part, fields }: DraftPart) => Object.keys(fields).some((field) => ownDraftFields.includes(formName(part, field)));

export const ownValuesOf = (parts: readonly DraftPart[]): DraftValues =>
  Object.fromEntries(Object.entries(draftValues(parts)).filter(([name]) => ownDraftFields.includes(name)));

const newestChange = (parts: readonly DraftPart[]) => new Date(Math.max(...parts.map(({ changedAt }) => changedAt.getTime())));

/** What the officer has changed and not asked for yet, and what was returned to the officer. */
export function partsToAsk(before: readonly DraftPart[], after: readonly DraftPart[], { userId }: StaffActor) {
  const revisions = new Map(before.map(({ part, revision }) => [part, revision]));
  const isUndecided = (row: DraftPart) => row.unapprovedWriters.includes(userId) && stateOfPart(row) === "draft";
  return after
    .filter(hasOwnField)
    .filter(
      (row) =>
        (row.changedBy === userId && revisions.get(row.part) !== row.revision) ||
        (row.askedBy === userId && row.returnedAt !== null) ||
        isUndecided(row),
    )
    .map(({ part }) => part);
}

/** Someone else may have changed the same field of the draft since the officer opened the form. */
export function refuseOverwriting(
  before: LoanOfficer,
  parts: readonly DraftPart[],
  changes: ReadonlyArray<{ name: string }>,
  readAt: Date | undefined,
  { userId }: StaffActor,
): void {
  const unseen = parts.filter(({ changedBy, changedAt }) => changedBy !== userId && (!readAt || changedAt > readAt));
  const values = ownValuesOf(unseen);
  if (changes.some(({ name }) => name in values)) throw conflict(changedByOffice, before, parts);
}

export function refuseOldVersion(before: LoanOfficer, parts: readonly DraftPart[], version: number | undefined): void {
  if (version !== undefined && version !== before.version) throw conflict(changedSince, before, parts);
}

const changedByOffice: LocalizedText = {
  en: "The office has changed the same part of your profile, but not published it yet",
  es: "La oficina cambió la misma parte de su perfil, pero todavía no la ha publicado",
};

const changedSince: LocalizedText = {
  en: "Your profile was changed since you opened it",
  es: "Su perfil cambió después de que usted lo abrió",
};

/** With the profile as the form shows it, so that the officer can choose. */
const conflict = (sentence: LocalizedText, before: LoanOfficer, parts: readonly DraftPart[]) =>
  new AppError("conflict", sentence, {
    current: withOwnDraft(before, ownValuesOf(parts), parts.length > 0 ? newestChange(parts) : undefined),
  });

/** What an officer adds to a draft that has a time would go live at that time, read by no one. */
export const scheduledByOffice = () =>
  new AppError("conflict", {
    en: "The office has scheduled a change to your profile. You can change it once that is published",
    es: "La oficina programó un cambio de su perfil. Podrá cambiarlo cuando se publique",
  });
