import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { blogCategories } from "#app/features/blog/tables/blog-categories.server.ts";
import { blogPosts } from "#app/features/blog/tables/blog-posts.server.ts";
import { chosenFocus } from "#lib/picture-focus.ts";
import { type Language, type Translations, translateRow, withoutTranslations } from "#lib/translations.ts";
import { maxPageSize, offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pictureSize } from "#platform/images/images.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import type { SharedContext } from "#platform/page-context.server.ts";
import { type CategoryNode, categoryTree, idsWithin, pathTo } from "./category-tree.ts";
import { blogPostDefinition, isPublished } from "./definition.server.ts";
import { type PostFilter, postCondition, shortTranslations, withBody } from "./service.server.ts";

const postsPerPage = 10;

/** As in the index: Postgres scans an index in order only when nulls are on the same side. */
const newestFirst = [sql`${blogPosts.publishedAt} desc nulls last`, sql`${blogPosts.blogId} desc nulls last`];

const { postContents, ...listedColumns } = { ...publicColumnsOf(blogPostDefinition), ...pictureSize };
const picture = eq(images.name, blogPosts.image);

export function publishedPage(db: Db, filter: PostFilter, paging: Paging) {
  return db
    .select({ ...listedColumns, translations: shortTranslations })
    .from(blogPosts)
    .leftJoin(images, picture)
    .where(and(isPublished(), postCondition(filter)))
    .orderBy(...newestFirst)
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
}

const toPublicPost = <Post extends { summary: string; translations: Translations }>(row: Post, language: Language) =>
  withBody(withoutTranslations(translateRow(row, language)));

/** Only the whole list is cached; its pages, categories and searches would be too many. */
export function listPublishedPosts(db: Db, language: Language, filter: PostFilter, paging: Paging) {
  const read = async () => {
    const rows = await publishedPage(db, filter, paging);
    const posts = rows.map((row) => toPublicPost(row, language));
    return { posts, ...(await totalsOf(db, blogPosts, and(isPublished(), postCondition(filter)), paging, rows.length)) };
  };
  const isWhole = !filter.filterKey && !filter.categoriesId && paging.pageNumber === 1 && paging.pageSize === maxPageSize;
  return isWhole ? readThroughCache(db, `listed posts/${language}`, read) : read();
}

export async function findPublishedPost(db: Db, id: number, language: Language) {
  const [row] = await db
    .select({ ...listedColumns, postContents, translations: blogPosts.translations })
    .from(blogPosts)
    .leftJoin(images, picture)
    .where(and(eq(blogPosts.blogId, id), isPublished()));
  return row && toPublicPost(row, language);
}

const pageColumns = {
  ...listedColumns,
  publishedAt: sql<Date>`${blogPosts.publishedAt}`.mapWith(blogPosts.publishedAt),
  updatedAt: blogPosts.updatedAt,
  category: { name: blogCategories.name, slug: blogCategories.slug, translations: blogCategories.translations },
};

function selectPosts<Columns extends { translations: typeof shortTranslations | typeof blogPosts.translations }>(db: Db, columns: Columns) {
  return db
    .select({ ...pageColumns, ...columns })
    .from(blogPosts)
    .leftJoin(images, picture)
    .leftJoin(blogCategories, eq(blogCategories.blogCategoryId, blogPosts.categoriesId));
}

const selectListed = (db: Db) => selectPosts(db, { translations: shortTranslations });

/** The reader's language, or English where the translation is missing. */
function languageOfField(row: { translations: Translations }, field: string, language: Language): Language {
  return language === "en" || row.translations.es?.[field]?.trim() ? language : "en";
}

/** A post as public pages show it: each text with its language, the picture and the category as objects. */
function toPostItem(row: Awaited<ReturnType<typeof selectListed>>[number], language: Language) {
  const {
    image,
    imageAlt: alt,
    imageWidth: width,
    imageHeight: height,
    imageFocusX,
    imageFocusY,
    category,
    ...fields
  } = withoutTranslations(translateRow(row, language));
  return {
    ...fields,
    titleLanguage: languageOfField(row, "title", language),
    summaryLanguage: languageOfField(row, "summary", language),
    picture: image && width && height ? { name: image, width, height, alt, focus: chosenFocus(imageFocusX, imageFocusY) } : undefined,
    category: category?.slug ? { slug: category.slug, name: translateRow(category, language).name } : undefined,
  };
}

export type PostItem = ReturnType<typeof toPostItem>;

export type BlogPage = { posts: PostItem[]; page: number; pages: number; tree: CategoryNode[]; path: CategoryNode[] };

/** `undefined` for a category or a page that does not exist. An empty blog has one page. */
export async function readBlogPage(db: Db, language: Language, page: number, category?: string): Promise<BlogPage | undefined> {
  const tree = await readCategoryTree(db, language);
  const path = category === undefined ? [] : pathTo(tree, category);
  const chosenCategory = path.at(-1);
  if (category !== undefined && !chosenCategory) return undefined;
  const categoryIds = chosenCategory && idsWithin(chosenCategory);
  const which = () => and(isPublished(), categoryIds && inArray(blogPosts.categoriesId, categoryIds));
  const total = await db.$count(blogPosts, which());
  const pages = Math.max(1, Math.ceil(total / postsPerPage));
  if (page > pages) return undefined;
  const rows = await selectListed(db)
    .where(which())
    .orderBy(...newestFirst)
    .limit(postsPerPage)
    .offset((page - 1) * postsPerPage);
  return { posts: rows.map((row) => toPostItem(row, language)), page, pages, tree, path };
}

async function readCategoryTree(db: Db, language: Language): Promise<CategoryNode[]> {
  const inCategory = and(eq(blogPosts.categoriesId, blogCategories.blogCategoryId), isPublished());
  const rows = await db
    .select({
      id: blogCategories.blogCategoryId,
      parentId: blogCategories.parentId,
      slug: blogCategories.slug,
      name: blogCategories.name,
      translations: blogCategories.translations,
      hasPosts: sql<boolean>`exists (${db.select({ one: sql`1` }).from(blogPosts).where(inCategory)})`,
    })
    .from(blogCategories);
  const translatedRows = rows.map((row) => translateRow(row, language));
  return categoryTree(translatedRows.sort((one, other) => one.name.localeCompare(other.name, language) || one.id - other.id));
}

/** Of all categories, or of those given. */
export async function readNewestPosts(db: Db, language: Language, limit: number, categoryIds?: number[]): Promise<PostItem[]> {
  const rows = await selectListed(db)
    .where(and(isPublished(), categoryIds && inArray(blogPosts.categoriesId, categoryIds)))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map((row) => toPostItem(row, language));
}

type Preview = Pick<SharedContext, "moment" | "previewed">;

/** A preview shows its own posts as of a moment, but reveals no other post that is still to come. */
function isVisible({ moment, previewed }: Preview): SQL | undefined {
  if (!previewed) return isPublished(moment);
  const ids = previewed.filter(({ entity }) => entity === blogPostDefinition.entity).map(({ id }) => id);
  return or(isPublished(), and(isPublished(moment), inArray(blogPosts.blogId, ids)));
}

/** A post as its page shows it now, or in a preview. */
export async function findPost(db: Db, slug: string, language: Language, preview: Preview = {}) {
  // Postgres refuses a text with a NUL.
  if (slug.includes("\0")) return undefined;
  const columns = { postContents, translations: blogPosts.translations };
  const isPublic = isVisible(preview);
  const [row] = await selectPosts(db, columns).where(and(eq(blogPosts.slug, slug), isPublic));
  if (!row) return undefined;
  const contents = translateRow(row, language).postContents;
  const contentsLanguage = row.postContents.trim() === "" ? language : languageOfField(row, "postContents", language);
  const here = sql`(${row.publishedAt.toISOString()}::timestamptz, ${row.blogId}::integer)`;
  const position = sql`(${blogPosts.publishedAt}, ${blogPosts.blogId})`;
  const newer = await findNeighbour(db, language, and(isPublic, sql`${position} > ${here}`), [
    asc(blogPosts.publishedAt),
    asc(blogPosts.blogId),
  ]);
  const older = await findNeighbour(db, language, and(isPublic, sql`${position} < ${here}`), newestFirst);
  return { ...toPostItem(row, language), postContents: contents, contentsLanguage, newer, older };
}

export type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>;

async function findNeighbour(db: Db, language: Language, where: SQL | undefined, order: SQL[]) {
  const [row] = await selectListed(db)
    .where(where)
    .orderBy(...order)
    .limit(1);
  if (!row) return undefined;
  const { slug, title, titleLanguage } = toPostItem(row, language);
  return { slug, title, titleLanguage };
}
