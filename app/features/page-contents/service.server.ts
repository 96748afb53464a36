import { and, asc, eq, type SQL } from "drizzle-orm";
import { images } from "#db/tables/images.server.ts";
import { pageContents } from "#db/tables/page-contents.server.ts";
import { type Language, translateRow, withoutTranslations } from "#lib/translations.ts";
import { offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pictureSize } from "#platform/images/images.server.ts";
import { isPublished, pageContentDefinition } from "./definition.server.ts";
import type { PageContentInput, PageContentPatch } from "./schema.ts";

const contents = contentStore(pageContentDefinition);

export type PageContent = Awaited<ReturnType<typeof getContent>>;

export type ContentFilter = { filterKey: string; webPageCategoryId: number | null };

function contentCondition({ filterKey, webPageCategoryId }: ContentFilter): SQL | undefined {
  return and(
    hasWords(pageContents.searchText, filterKey),
    webPageCategoryId ? eq(pageContents.categoriesId, webPageCategoryId) : undefined,
  );
}

/** Page by page, each in the order in which it shows its sections. */
const inOrder = [asc(pageContents.categoriesId), asc(pageContents.sortOrder), asc(pageContents.webPageContentId)];

function publishedContents(db: Db) {
  return db
    .select({ ...publicColumnsOf(pageContentDefinition), ...pictureSize, translations: pageContents.translations })
    .from(pageContents)
    .leftJoin(images, eq(images.name, pageContents.image));
}

const toPublicContent = (row: Awaited<ReturnType<typeof publishedContents>>[number], language: Language) =>
  withoutTranslations(translateRow(row, language));

export async function listPublishedContents(db: Db, language: Language, filter: ContentFilter, paging: Paging) {
  const where = and(isPublished, contentCondition(filter));
  const rows = await publishedContents(db)
    .where(where)
    .orderBy(...inOrder)
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
  const contents = rows.map((row) => toPublicContent(row, language));
  return { contents, ...(await totalsOf(db, pageContents, where, paging, rows.length)) };
}

export async function findPublishedContent(db: Db, id: number, language: Language) {
  const [row] = await publishedContents(db).where(and(eq(pageContents.webPageContentId, id), isPublished));
  return row && toPublicContent(row, language);
}

export async function listContents(db: Db, filter: ContentFilter, paging: Paging) {
  const where = contentCondition(filter);
  const rows = await db
    .select(contents.columns)
    .from(pageContents)
    .where(where)
    .orderBy(...inOrder)
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
  return { contents: rows, ...(await totalsOf(db, pageContents, where, paging, rows.length)) };
}

export const getContent = (db: Db, id: number) => contents.get(db, id);

type Picture = { image?: string | null };

export function createContent(db: Db, input: PageContentInput & Picture, actor: Actor) {
  return changeContent(db, (tx) => contents.create(tx, input, actor));
}

export function updateContent(db: Db, id: number, patch: PageContentPatch & Picture, actor: Actor, version?: number) {
  return changeContent(db, (tx) => contents.update(tx, id, patch, actor, version));
}

export function deleteContent(db: Db, id: number, actor: Actor) {
  return changeContent(db, (tx) => contents.remove(tx, id, actor));
}
