import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { blogPosts } from "#db/tables/blog-posts.server.ts";
import { images } from "#db/tables/images.server.ts";
import { type Language, translated } from "#lib/translations.ts";
import { offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type PostFilter, postCondition, shortTranslations, withBody } from "./service.server.ts";

/** Exactly what a visitor may see of a post in a list. */
const listedColumns = {
  blogId: blogPosts.blogId,
  slug: blogPosts.slug,
  title: blogPosts.title,
  summary: blogPosts.summary,
  categoriesId: blogPosts.categoriesId,
  image: blogPosts.image,
  imageWidth: images.width,
  imageHeight: images.height,
  imageAlt: blogPosts.imageAlt,
  publishedAt: blogPosts.publishedAt,
};

const readColumns = { ...listedColumns, postContents: blogPosts.postContents };

const isPublished = () => and(eq(blogPosts.status, "published"), lte(blogPosts.publishedAt, new Date()));

const publishedAnd = (filter: PostFilter): SQL | undefined => and(isPublished(), postCondition(filter));

/** Said as the index says it: Postgres takes an index in order only when the nulls are on the same side. */
const newestFirst = [sql`${blogPosts.publishedAt} desc nulls last`, sql`${blogPosts.blogId} desc nulls last`];

/** One page of what visitors may read, newest first. */
export function publishedPage(db: Db, filter: PostFilter, paging: Paging) {
  return db
    .select({ ...listedColumns, translations: shortTranslations })
    .from(blogPosts)
    .leftJoin(images, eq(images.name, blogPosts.image))
    .where(publishedAnd(filter))
    .orderBy(...newestFirst)
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
}

function shown<Row extends { summary: string; translations: typeof blogPosts.$inferSelect.translations }>(row: Row, language: Language) {
  const { translations: _, ...post } = translated(row, language);
  return withBody(post);
}

export async function listPublishedPosts(db: Db, language: Language, filter: PostFilter, paging: Paging) {
  const rows = await publishedPage(db, filter, paging);
  const posts = rows.map((row) => shown(row, language));
  return { posts, ...(await totalsOf(db, blogPosts, publishedAnd(filter), paging, rows.length)) };
}

export async function findPublishedPost(db: Db, id: number, language: Language) {
  const [row] = await db
    .select({ ...readColumns, translations: blogPosts.translations })
    .from(blogPosts)
    .leftJoin(images, eq(images.name, blogPosts.image))
    .where(and(eq(blogPosts.blogId, id), isPublished()));
  return row && shown(row, language);
}
