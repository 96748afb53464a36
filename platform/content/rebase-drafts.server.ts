import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { publishedValue } from "#lib/draft-parts.ts";
import { endSchedules } from "#platform/content/end-schedules.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import type { State } from "./definition.server.ts";

/** JSON has no dates, and a form sends an empty text for a value that the record does not have. */
const comparable = (value: unknown): unknown => {
  const json: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
  return json === "" ? null : json;
};

/** Whether two values of a field are the same, in a draft or in a record. */
export const isSameValue = (one: unknown, other: unknown): boolean => isDeepStrictEqual(comparable(one), comparable(other));

/**
 * Keeps the draft of a record right after a write: a field that now is as the draft has it is no change any more, and a part
 * none of whose fields was written starts from the new version. A field that was written otherwise is a conflict, which
 * publishing finds by the version that the part started from.
 */
export async function rebaseDrafts(
  tx: Db,
  { entity, id }: { entity: string; id: number },
  before: State | undefined,
  after: State,
  running?: { scheduleId?: number },
): Promise<void> {
  const isOfRecord = and(eq(draftParts.entity, entity), eq(draftParts.entityId, id));
  // Someone may be saving the draft now: it is read once that is done.
  const parts = await tx.select().from(draftParts).where(isOfRecord).orderBy(draftParts.part).for("update");
  for (const { part, fields, baseVersion, isNew } of parts) {
    const where = and(isOfRecord, eq(draftParts.part, part));
    const kept = Object.entries(fields).filter(([field, value]) => !isSameValue(value, publishedValue(after, part, field)));
    if (kept.length === 0) {
      await tx.delete(draftParts).where(where);
      await endSchedules(tx, { entity, id }, [part], running);
      continue;
    }
    const isUntouched =
      isNew ||
      (before?.version === baseVersion &&
        kept.every(([field]) => isSameValue(publishedValue(before, part, field), publishedValue(after, part, field))));
    if (!isUntouched && kept.length === Object.keys(fields).length) continue;
    const base = isUntouched ? { baseVersion: after.version as number, isNew: false } : {};
    await tx
      .update(draftParts)
      .set({ fields: Object.fromEntries(kept), ...base })
      .where(where);
  }
}
