import { and, eq, inArray } from "drizzle-orm";
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
