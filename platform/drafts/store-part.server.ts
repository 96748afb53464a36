import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { type DraftPartName, type DraftValues, formName, locateField, publishedValue } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Definition, State } from "#platform/content/definition.server.ts";
import { endSchedules } from "#platform/content/end-schedules.server.ts";
import { isSameValue } from "#platform/content/rebase-drafts.server.ts";
import { referencesOf, refuseMissing } from "#platform/content/references.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { cleanHtmlFields } from "#platform/html.server.ts";
import { findConflicts } from "./conflicts.server.ts";
import type { DraftChange } from "./draft-fields.server.ts";
import { draftParts, type StoredPart, stampOf } from "./tables/draft-parts.server.ts";

/** In characters of JSON: longer than the longest text that a save accepts. */
const maxValueLength = 400_000;

type DraftField = readonly [field: string, value: unknown];
export type PartChange = {
  entity: string;
  id: number;
  part: DraftPartName;
  published: State | undefined;
  baseVersion: number;
  changes: DraftChange[];
  creationKey: string | undefined;
};

/** Adds typed fields to one part of a draft and returns it, or drops the part if nothing differs from the published record any more. */
export async function storePart(
  tx: Db,
  definition: Definition,
  change: PartChange,
  before: StoredPart | undefined,
  { userId }: StaffActor,
): Promise<StoredPart | undefined> {
  const { entity, id, part, published, baseVersion, changes, creationKey } = change;
  const isNew = published === undefined;
  const where = and(eq(draftParts.entity, entity), eq(draftParts.entityId, id), eq(draftParts.part, part));
  const typed = changes.map(({ name, value }): DraftField => [locateField(name, definition.translatable).field, value]);
  const fields = await makeSafe(tx, definition, part, { ...before?.fields, ...Object.fromEntries(typed) });
  // What is typed back to the published text is no change.
  for (const [field, value] of Object.entries(fields)) {
    if (published && isSameValue(value, publishedValue(published, part, field))) delete fields[field];
  }
  // The row of a record that was never published stays, even if it is empty: without it the record would be gone.
  if (Object.keys(fields).length === 0 && !(isNew && part === "shared")) {
    await tx.delete(draftParts).where(where);
    await endSchedules(tx, { entity, id }, [part]);
    return undefined;
  }
  if (before) {
    // A save that changes nothing, such as one that is sent again, leaves an approval as it is.
    const base = await newBase(tx, definition, change, before, typed);
    const isSame = isDeepStrictEqual(before.fields, fields) && !base.hasConflicts;
    const [after] = await tx
      .update(draftParts)
      .set({ ...(!isSame && { fields, ...stampOf(before, userId) }), baseVersion: base.version })
      .where(where)
      .returning();
    return after;
  }
  const key = part === "shared" ? { creationKey } : {};
  const begun = { entity, entityId: id, part, isNew, baseVersion, fields, ...stampOf(undefined, userId), ...key };
  const [after] = await tx.insert(draftParts).values(begun).returning();
  return after;
}

/**
 * The version that a changed part starts from: the published one, once every field that was published otherwise has been typed
 * again by someone who has read that version. Then publishing overwrites something else, even if the draft stays the same.
 */
async function newBase(
  tx: Db,
  definition: Definition,
  { published, baseVersion: read }: PartChange,
  before: StoredPart,
  typed: readonly DraftField[],
): Promise<{ version: number; hasConflicts: boolean }> {
  const unchanged = { version: before.baseVersion, hasConflicts: false };
  if (!published || before.baseVersion === published.version || read !== published.version) return unchanged;
  const conflicts = await findConflicts(tx, definition, published, before);
  const areTypedAgain = conflicts.every(({ field }) => typed.some(([name]) => name === field));
  return areTypedAgain ? { version: read, hasConflicts: conflicts.length > 0 } : unchanged;
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
