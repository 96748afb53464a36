import { and, eq } from "drizzle-orm";
import { formName } from "#lib/draft-parts.ts";
import { endSchedules } from "#platform/content/end-schedules.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DraftPart, RecordName } from "./drafts.server.ts";
import { draftParts, nextRevision } from "./tables/draft-parts.server.ts";
import { schedules } from "./tables/schedules.server.ts";

/** For drafts in which someone writes who may change only some fields of the record, beside staff who may change all. */

const isOf = ({ entity, id }: RecordName) => and(eq(draftParts.entity, entity), eq(draftParts.entityId, id));

/** Whether the draft goes live at a set time, alone or in a set, or may be given one with its set. */
export async function hasSetTime(tx: Db, { entity, id }: RecordName, parts: readonly DraftPart[]): Promise<boolean> {
  if (parts.some(({ setId }) => setId !== null)) return true;
  const isRecord = and(eq(schedules.entity, entity), eq(schedules.entityId, id));
  return (await tx.$count(schedules, and(isRecord, eq(schedules.state, "waiting"), eq(schedules.action, "publish")))) > 0;
}

/** Removes fields that were just published, named as in the form; the rest of the draft stays. */
export async function dropFields(tx: Db, record: RecordName, parts: readonly DraftPart[], names: readonly string[]): Promise<void> {
  for (const { part, fields } of parts) {
    const left = Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(formName(part, field))));
    if (Object.keys(left).length === Object.keys(fields).length) continue;
    const where = and(isOf(record), eq(draftParts.part, part));
    if (Object.keys(left).length === 0) {
      await tx.delete(draftParts).where(where);
      await endSchedules(tx, record, [part]);
    } else await tx.update(draftParts).set({ fields: left, revision: nextRevision }).where(where);
  }
}
