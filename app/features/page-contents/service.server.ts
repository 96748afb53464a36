import { and, asc, eq, like, type SQL } from "drizzle-orm";
import { images } from "#db/tables/images.server.ts";
import { pageContents } from "#db/tables/page-contents.server.ts";
import { containsPattern } from "#lib/search-text.ts";
import { type Language, translateRow } from "#lib/translations.ts";
import { offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import { stores } from "#platform/content/stores.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { PageContentInput, PageContentPatch } from "./schema.ts";

const contents = stores.pagecontent;

export type PageContent = Awaited<ReturnType<typeof getContent>>;

/** Exactly what a visitor may see of a section. */
const publicColumns = {
  webPageContentId: pageContents.webPageContentId,
  title: pageContents.title,
  body: pageContents.body,
  categoriesId: pageContents.categoriesId,
  image: pageContents.image,
  imageWidth: images.width,
  imageHeight: images.height,
  imageAlt: pageContents.imageAlt,
  alignImg: pageContents.alignImg,
  background: pageContents.background,
  url: pageContents.url,
  isActiveButton: pageContents.isActiveButton,
  sortOrder: pageContents.sortOrder,
};

export type ContentFilter = { filterKey: string; webPageCategoryId: number | null };

function matching({ filterKey, webPageCategoryId }: ContentFilter): SQL | undefined {
  return and(
    filterKey === "" ? undefined : like(pageContents.searchText, containsPattern(filterKey)),
    webPageCategoryId ? eq(pageContents.categoriesId, webPageCategoryId) : undefined,
  );
}

const isPublished = eq(pageContents.status, "published");

/** Page by page, each in the order in which it shows its sections. */
const inOrder = [asc(pageContents.categoriesId), asc(pageContents.sortOrder), asc(pageContents.webPageContentId)];

function publishedContents(db: Db) {
  return db
    .select({ ...publicColumns, translations: pageContents.translations })
    .from(pageContents)
    .leftJoin(images, eq(images.name, pageContents.image));
}

function shown(row: Awaited<ReturnType<typeof publishedContents>>[number], language: Language) {
  const { translations: _, ...content } = translateRow(row, language);
  return content;
}

export async function listPublishedContents(db: Db, language: Language, filter: ContentFilter, paging: Paging) {
  const where = and(isPublished, matching(filter));
  const rows = await publishedContents(db)
    .where(where)
    .orderBy(...inOrder)
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
  const shownRows = rows.map((row) => shown(row, language));
  return { contents: shownRows, ...(await totalsOf(db, pageContents, where, paging, rows.length)) };
}

export async function findPublishedContent(db: Db, id: number, language: Language) {
  const [row] = await publishedContents(db).where(and(eq(pageContents.webPageContentId, id), isPublished));
  return row && shown(row, language);
}

export async function listContents(db: Db, filter: ContentFilter, paging: Paging) {
  const where = matching(filter);
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
