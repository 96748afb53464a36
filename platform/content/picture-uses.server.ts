import { and, desc, eq, gt, inArray, ne, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/db.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import type { Definition } from "./definition.server.ts";
import { listDraftUses } from "./draft-pictures.server.ts";
import { titleOf } from "./revision-title.server.ts";
import { picturesIn, revisions } from "./tables/revisions.server.ts";

/** Uses of pictures are read from the revisions: the newest state of a record is the record, and an index has the pictures of every state. */

/** A picture's name without the extension, which texts and sizes share. */
export const stemOf = (name: string): string => name.replace(/\.webp$/, "");

const later = alias(revisions, "later");

/** Whether a revision is the last of its record. */
const isLast = (db: Db): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(and(eq(later.entity, revisions.entity), eq(later.entityId, revisions.entityId), gt(later.revisionId, revisions.revisionId))),
  );

/** The kinds of records that can show pictures. */
export const picturedKinds = (definitions: readonly Definition[]): Definition[] =>
  definitions.filter(({ html, pictures, pictureTexts = [] }) => html.length + pictures.length + pictureTexts.length > 0);

/** Avoids the index of entities: a kind has thousands of states, and a picture few; reading the former for each picture takes seconds. */
const isOf = (kinds: readonly Definition[]): SQL =>
  inArray(
    sql`(${revisions.entity} || '')`,
    kinds.map(({ entity }) => entity),
  );

const names = (stem: SQLWrapper | string): SQL => sql`${picturesIn(revisions.state)} @> array[${stem}::text]`;

/** For a query of `images`: the records that show the picture now and meet a condition. */
export const recordsWithPicture = (db: Db, kinds: readonly Definition[], more?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(revisions)
    .where(and(names(sql`left(${images.name}, 24)`), isOf(kinds), ne(revisions.action, "delete"), isLast(db), more));

/** How many records show each of these pictures now, and the title of a readable one. */
export async function summarizeUses(db: Db, kinds: readonly Definition[], readable: readonly Definition[], pictures: string[]) {
  const title = sql<string>`case when ${isOf(readable)} then ${titleOf(kinds)} else '' end`.as("title");
  const summaries = await Promise.all(
    pictures.map(async (name) => {
      const [use] = await db
        .select({ title, useCount: sql<number>`(count(*) over ())::int` })
        .from(revisions)
        .where(and(names(stemOf(name)), isOf(kinds), ne(revisions.action, "delete"), isLast(db)))
        .orderBy(desc(isOf(readable)), revisions.entity, revisions.entityId)
        .limit(1);
      return [name, use ?? (await summarizeDraftUses(db, kinds, readable, name))] as const;
    }),
  );
  return new Map(summaries);
}

/** A picture that only drafts name is not unused. */
async function summarizeDraftUses(db: Db, kinds: readonly Definition[], readable: readonly Definition[], name: string) {
  const uses = await listDraftUses(db, kinds, stemOf(name), mostDrafts);
  const shown = uses.find(({ entity }) => readable.some((kind) => kind.entity === entity));
  return { title: shown?.title ?? "", useCount: uses.length };
}

const mostDrafts = 100;

export type UsingRecord = { entity: string; entityId: number };

export function recordsUsing(tx: Db, kinds: readonly Definition[], name: string, most: number): Promise<UsingRecord[]> {
  return tx
    .select({ entity: revisions.entity, entityId: revisions.entityId })
    .from(revisions)
    .where(and(names(stemOf(name)), isOf(kinds), ne(revisions.action, "delete"), isLast(tx)))
    .orderBy(revisions.entity, revisions.entityId)
    .limit(most);
}

/** In a record as it is, in one in the Trash, only in a former state, or in unpublished changes. */
export type UsePlace = "record" | "trash" | "former" | "draft";

/** Every record that shows the picture, will show it once its draft is published, or did so in a state that can be restored. */
export async function listUses(db: Db, kinds: readonly Definition[], name: string, most: number) {
  const ofRecord = and(eq(later.entity, revisions.entity), eq(later.entityId, revisions.entityId));
  const newest = db
    .selectDistinctOn([revisions.entity, revisions.entityId], {
      entity: revisions.entity,
      entityId: revisions.entityId,
      revisionId: revisions.revisionId,
      title: titleOf(kinds).as("title"),
      lastId: sql<number>`(${db
        .select({ id: sql`max(${later.revisionId})` })
        .from(later)
        .where(ofRecord)})`
        .mapWith(Number)
        .as("last_id"),
    })
    .from(revisions)
    .where(and(names(stemOf(name)), isOf(kinds)))
    .orderBy(revisions.entity, revisions.entityId, desc(revisions.revisionId))
    .as("newest");
  const last = alias(revisions, "last_revision");
  const rows = await db
    .select({
      entity: newest.entity,
      entityId: newest.entityId,
      title: newest.title,
      isLast: sql<boolean>`${newest.revisionId} = ${newest.lastId}`,
      lastAction: last.action,
    })
    .from(newest)
    .innerJoin(last, eq(last.revisionId, newest.lastId))
    .orderBy(newest.entity, newest.entityId)
    .limit(most);
  const stored = rows.map(({ isLast: isNow, lastAction, ...use }) => {
    const place: UsePlace = lastAction === "delete" ? "trash" : isNow ? "record" : "former";
    return { ...use, place };
  });
  const drafts = (await listDraftUses(db, kinds, stemOf(name), most)).map((use) => ({ ...use, place: "draft" as const }));
  return [...stored, ...drafts];
}

/** Whether any stored state names the picture. */
export const isNamedInHistory = async (tx: Db, name: string): Promise<boolean> => (await tx.$count(revisions, names(stemOf(name)))) > 0;
