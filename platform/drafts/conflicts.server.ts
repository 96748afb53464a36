import { and, desc, eq, lte } from "drizzle-orm";
import { type DraftPartName, publishedValue } from "#lib/draft-parts.ts";
import type { Definition, State } from "#platform/content/definition.server.ts";
import { isSameValue } from "#platform/content/rebase-drafts.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";

type Part = { part: DraftPartName; fields: Record<string, unknown>; baseVersion: number };

/** The fields of a draft that were published otherwise since the draft began, with the value that it began from. */
export async function findConflicts(
  tx: Db,
  definition: Definition,
  published: State,
  { part, fields, baseVersion }: Part,
): Promise<Array<{ field: string; before: unknown }>> {
  if (published.version === baseVersion) return [];
  const base = (await findState(tx, definition, published[definition.key] as number, baseVersion)) ?? {};
  return Object.keys(fields).flatMap((field) => {
    const before = publishedValue(base, part, field);
    return isSameValue(before, publishedValue(published, part, field)) ? [] : [{ field, before }];
  });
}

/** The record at a version. */
export async function findState(tx: Db, { entity }: Pick<Definition, "entity">, id: number, version: number): Promise<State | undefined> {
  const [revision] = await tx
    .select({ state: revisions.state })
    .from(revisions)
    .where(and(eq(revisions.entity, entity), eq(revisions.entityId, id), lte(revisions.version, version)))
    .orderBy(desc(revisions.revisionId))
    .limit(1);
  return revision?.state;
}
