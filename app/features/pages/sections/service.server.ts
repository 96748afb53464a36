import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { pageCategories } from "#app/features/pages/tables/page-categories.server.ts";
import { pageContents } from "#app/features/pages/tables/page-contents.server.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import type { PictureFocus } from "#lib/picture-focus.ts";
import { type PublicationAction, statusAfter } from "#lib/publication.ts";
import { type Language, type Translations, translateRow, withoutTranslations } from "#lib/translations.ts";
import { offsetOf, orderBy, type Paging, type Sort, totalsOf } from "#platform/api/paging.server.ts";
import { changeEach } from "#platform/content/change-each.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { lastPosition, moveRecord } from "#platform/content/move-record.server.ts";
import { hasWords, hasWordsOrId } from "#platform/content/search-condition.server.ts";
import { foldedText, sortText } from "#platform/database/columns.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pictureSize } from "#platform/images/images.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { focusPicture } from "#platform/images/upload.server.ts";
import type { PageContentSort } from "./content-list.ts";
import { isPublished, pageContentDefinition } from "./definition.server.ts";
import type { PageContentInput, PageContentPatch } from "./schema.ts";

const contents = contentStore(pageContentDefinition);

type ContentFilter = { filterKey: string; webPageCategoryId: number | null; status?: "draft" | "published" };

const onPage = ({ webPageCategoryId }: ContentFilter) => (webPageCategoryId ? eq(pageContents.categoriesId, webPageCategoryId) : undefined);

const contentCondition = (filter: ContentFilter) => and(hasWords(pageContents.searchText, filter.filterKey), onPage(filter));

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

/** Enough for two lines, regardless of the markup. */
const excerptLength = 600;

const listedColumns = {
  ...contents.columns,
  // Without a tag that the end cuts in two.
  body: sql<string>`regexp_replace(left(${pageContents.body}, ${sql.raw(String(excerptLength))}), '<[^<>]*$', '')`.as("body"),
  translations: sql<Translations>`${pageContents.translations} #- '{es,body}'`.as("translations"),
};

const sortColumns = {
  webPageContentId: pageContents.webPageContentId,
  title: sortText(pageContents.title),
  body: sortText(pageContents.body),
};

/** Staff can also search by id and by the page's name. Pages are few: they are looked up first, so that an index finds the sections. */
async function staffCondition(db: Db, filter: ContentFilter): Promise<SQL | undefined> {
  const { filterKey } = filter;
  const { webPageCategoryId, name } = pageCategories;
  const pages =
    filterKey.trim() === ""
      ? []
      : await db
          .select({ webPageCategoryId })
          .from(pageCategories)
          .where(hasWords(foldedText(name), filterKey));
  const hasText = hasWordsOrId(pageContents.searchText, pageContents.webPageContentId, filterKey);
  const hasStatus = filter.status && eq(pageContents.status, filter.status);
  const ids = pages.map((page) => page.webPageCategoryId);
  return and(ids.length > 0 ? or(hasText, inArray(pageContents.categoriesId, ids)) : hasText, onPage(filter), hasStatus);
}

export function contentPage(db: Db, where: SQL | undefined, paging: Paging, { sortBy, sortDirection }: Sort<PageContentSort> = {}) {
  return db
    .select(listedColumns)
    .from(pageContents)
    .where(where)
    .orderBy(...(sortBy ? orderBy(sortColumns[sortBy], pageContents.webPageContentId, sortDirection) : inOrder))
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
}

export async function listContents(db: Db, filter: ContentFilter, paging: Paging, sort?: Sort<PageContentSort>) {
  const where = await staffCondition(db, filter);
  const rows = await contentPage(db, where, paging, sort);
  return { contents: rows, ...(await totalsOf(db, pageContents, where, paging, rows.length)) };
}

export const getContent = (db: Db, id: number) => contents.get(db, id);

type Picture = { image?: string | null; imageFocus?: PictureFocus | undefined };

/** Without a position, a new section is the last of its page. */
export function createContent(db: Db, { imageFocus, ...input }: PageContentInput & Picture, actor: Actor) {
  return changeContent(db, async (tx) => {
    const isBeside = input.blockId ? eq(pageContents.blockId, input.blockId) : eq(pageContents.categoriesId, input.categoriesId ?? 0);
    const sortOrder = input.sortOrder ?? (await lastPosition(tx, pageContents.sortOrder, isBeside));
    const content = await contents.create(tx, { ...input, sortOrder }, actor);
    await focusPicture(tx, content.image, imageFocus);
    return content;
  });
}

export function updateContent(db: Db, id: number, { imageFocus, ...patch }: PageContentPatch & Picture, actor: Actor, version?: number) {
  return changeContent(db, async (tx) => {
    const content = await contents.update(tx, id, patch, actor, version);
    await focusPicture(tx, content.image, imageFocus);
    await moveItems(tx, id, content.categoriesId, actor);
    return content;
  });
}

/** The items of a block are on its page. */
async function moveItems(tx: Db, blockId: number, categoriesId: number | null, actor: Actor): Promise<void> {
  const isElsewhere = sql`${pageContents.categoriesId} is distinct from ${categoriesId}`;
  const items = await tx
    .select({ id: pageContents.webPageContentId })
    .from(pageContents)
    .where(and(eq(pageContents.blockId, blockId), isElsewhere));
  for (const item of items) await contents.update(tx, item.id, { categoriesId }, actor);
}

export function moveContent(db: Db, id: number, before: number | null, actor: Actor) {
  const setPosition = (tx: Db, contentId: number, sortOrder: number) => contents.update(tx, contentId, { sortOrder }, actor);
  return changeContent(db, async (tx) => {
    const { categoriesId, blockId } = await contents.get(tx, id);
    const isOnPage = categoriesId === null ? isNull(pageContents.categoriesId) : eq(pageContents.categoriesId, categoriesId);
    const among = and(isOnPage, blockId === null ? isNull(pageContents.blockId) : eq(pageContents.blockId, blockId));
    await moveRecord(tx, { definition: pageContentDefinition, among, inOrder, setPosition }, id, before);
  });
}

export function deleteContent(db: Db, id: number, actor: Actor) {
  return changeContent(db, (tx) => removeWithItems(tx, id, actor));
}

/** The items of a block go with it. */
async function removeWithItems(tx: Db, id: number, actor: Actor, version?: number) {
  await contents.lock(tx, id, version);
  const items = await tx.select({ id: pageContents.webPageContentId }).from(pageContents).where(eq(pageContents.blockId, id));
  for (const item of items) await contents.remove(tx, item.id, actor);
  return contents.remove(tx, id, actor, version);
}

/** A section that already has the state gets no new version. */
export function changeContents(db: Db, action: PublicationAction, records: BulkRecord[], actor: Actor) {
  return changeEach(
    (work) => changeContent(db, work),
    records,
    async (tx, { id, version }) => {
      if (action === "delete") return removeWithItems(tx, id, actor, version);
      const before = await contents.lock(tx, id, version);
      const status = statusAfter[action];
      if (status !== before.status) await contents.update(tx, id, { status }, actor);
    },
  );
}
