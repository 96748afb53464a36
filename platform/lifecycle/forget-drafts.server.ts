import { and, eq, inArray, ne, notExists, sql } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { draftComments } from "#platform/drafts/tables/draft-comments.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { previewLinks } from "#platform/drafts/tables/preview-links.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";

/** Everything about the drafts of records that are gone for good. */
export async function forgetDrafts(tx: Db, entity: string, ids: number[]): Promise<void> {
  for (const table of [draftParts, draftComments, schedules, previewLinks])
    await tx.delete(table).where(and(eq(table.entity, entity), inArray(table.entityId, ids)));
}

/** A scheduled publication of parts that have no draft any more would only fail. The one that is running ends by itself. */
export async function cancelSchedules(tx: Db, { entity, id }: { entity: string; id: number }, running?: number): Promise<void> {
  const parts = tx
    .select({ one: sql`1` })
    .from(draftParts)
    .where(
      and(
        eq(draftParts.entity, entity),
        eq(draftParts.entityId, id),
        sql`coalesce(${schedules.parts} @> to_jsonb(${draftParts.part}), true)`,
      ),
    );
  const isWaiting = and(eq(schedules.action, "publish"), eq(schedules.state, "waiting"), ne(schedules.scheduleId, running ?? 0));
  await tx
    .update(schedules)
    .set({ state: "canceled" })
    .where(and(eq(schedules.entity, entity), eq(schedules.entityId, id), isWaiting, notExists(parts)));
}
