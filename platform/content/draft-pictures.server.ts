import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts, stampOf } from "#platform/drafts/tables/draft-parts.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { contentStore } from "./content-store.server.ts";
import { type Definition, nameOf, type State } from "./definition.server.ts";
import { picturesIn } from "./tables/revisions.server.ts";

/** Pictures in drafts, as a field or inside a text. Drafts are few, so no index is needed. */
const names = (stem: SQLWrapper | string) => sql`${picturesIn(draftParts.fields)} @> array[${stem}::text]`;

/** For a query of `images`: the drafts that name the picture. */
export const draftsWithPicture = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(draftParts)
    .where(names(sql`left(${images.name}, 24)`));

export const isNamedInDrafts = async (tx: Db, stem: string): Promise<boolean> => (await tx.$count(draftParts, names(stem))) > 0;

/** The records whose drafts name the picture, each with the name that it will have. */
export async function listDraftUses(db: Db, kinds: readonly Definition[], stem: string, most: number) {
  const rows = await db
    .selectDistinct({ entity: draftParts.entity, entityId: draftParts.entityId })
    .from(draftParts)
    .where(
      and(
        names(stem),
        inArray(
          draftParts.entity,
          kinds.map(({ entity }) => entity),
        ),
      ),
    )
    .orderBy(draftParts.entity, draftParts.entityId)
    .limit(most);
  return Promise.all(rows.map(async (row) => ({ ...row, title: await titleOfDraft(db, kinds, row) })));
}

/** The name that a record will have once its draft is published. */
export async function titleOfDraft(db: Db, kinds: readonly Definition[], { entity, entityId }: { entity: string; entityId: number }) {
  const definition = kinds.find((kind) => kind.entity === entity);
  if (!definition) return "";
  const parts = await db
    .select({ part: draftParts.part, fields: draftParts.fields })
    .from(draftParts)
    .where(and(eq(draftParts.entity, entity), eq(draftParts.entityId, entityId)));
  const english = parts.filter(({ part }) => part !== "es").map(({ fields }) => fields);
  const published = (await contentStore(definition).find(db, entityId)) as State | undefined;
  return nameOf(definition, Object.assign({}, published, ...english)) || `#${entityId}`;
}

/**
 * Names are 24 hexadecimal digits, which mean nothing else in a text. The content changes, so an approval of it is void, and the
 * person who replaces the picture is one of its writers.
 */
export async function replaceInDrafts(tx: Db, from: string, to: string, { userId }: StaffActor): Promise<void> {
  const parts = await tx.select().from(draftParts).where(names(from)).for("update");
  const fields = sql`replace(${draftParts.fields}::text, ${from}, ${to})::jsonb`;
  for (const row of parts) {
    const isPart = and(eq(draftParts.entity, row.entity), eq(draftParts.entityId, row.entityId), eq(draftParts.part, row.part));
    await tx
      .update(draftParts)
      .set({ fields, ...stampOf(row, userId) })
      .where(isPart);
  }
}
