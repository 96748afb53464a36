import { and, desc, eq, sql } from "drizzle-orm";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { WrittenChange } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";

const sections = contentStore(pageContentDefinition);

/** A page that comes back from the Trash brings the blocks that were deleted with it. */
export async function restoreSections(tx: Db, { before, after, actor }: WrittenChange): Promise<void> {
  if (before || !after || Number(after.version) <= 1) return;
  const id = Number(after.webPageCategoryId);
  const [deletion] = await tx
    .select({ at: revisions.createdAt })
    .from(revisions)
    .where(and(eq(revisions.entity, "pagecategory"), eq(revisions.entityId, id), eq(revisions.action, "delete")))
    .orderBy(desc(revisions.revisionId))
    .limit(1);
  if (!deletion) return;
  // One transaction deleted them all, so they have the same time.
  const deleted = await tx
    .select()
    .from(revisions)
    .where(
      and(
        eq(revisions.entity, pageContentDefinition.entity),
        eq(revisions.action, "delete"),
        eq(revisions.createdAt, deletion.at),
        sql`(${revisions.state} ->> 'categoriesId')::int = ${id}`,
      ),
    );
  const isItem = ({ state }: (typeof deleted)[number]) => state.blockId != null;
  for (const { entityId, state, version } of [...deleted.filter((each) => !isItem(each)), ...deleted.filter(isItem)]) {
    if (!(await sections.find(tx, entityId))) await sections.restore(tx, entityId, state, version, actor);
  }
}
