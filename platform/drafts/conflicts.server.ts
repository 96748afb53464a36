import { and, desc, eq, lte } from "drizzle-orm";
import { type DraftPartName, publishedValue } from "#lib/draft-parts.ts";
import type { Definition, State } from "#platform/content/definition.server.ts";
import { isSameValue } from "#platform/content/rebase-drafts.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";

type Part = { part: DraftPartName; fields: Record<string, unknown>; baseVersion: number };

/** The fields of a draft that were published otherwise since the draft began. */
export async function findConflicts(
  tx: Db,
  definition: Definition,
  published: State,
  { part, fields, baseVersion }: Part,
): Promise<string[]> {
  if (published.version === baseVersion) return [];
  const base = (await findState(tx, definition, published[definition.key] as number, baseVersion)) ?? {};
  return Object.keys(fields).filter((field) => !isSameValue(publishedValue(base, part, field), publishedValue(published, part, field)));
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
