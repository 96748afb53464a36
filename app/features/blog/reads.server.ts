import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { idsBelow } from "#lib/category-tree.ts";
import type { Language, Translations } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { postPath } from "./posts/blog-path.ts";
import { isPublished } from "./posts/definition.server.ts";
import { type PostItem, readNewestPosts } from "./posts/public-posts.server.ts";
import { blogCategories } from "./tables/blog-categories.server.ts";
import { blogPosts } from "./tables/blog-posts.server.ts";

export type BlogPost = typeof blogPosts.$inferSelect;

/** Oldest first. */
export function listPublishedWhere(db: Db, condition: (blogId: typeof blogPosts.blogId) => SQL, limit: number): Promise<BlogPost[]> {
  return db
    .select()
    .from(blogPosts)
    .where(and(isPublished(), condition(blogPosts.blogId)))
    .orderBy(asc(blogPosts.publishedAt))
    .limit(limit);
}

export const isPostPublished = async (db: Db, blogId: number): Promise<boolean> =>
  (await db.$count(blogPosts, and(eq(blogPosts.blogId, blogId), isPublished()))) > 0;

/** As public pages show them: of a category and everything below it, or of all. */
export async function listNewestPosts(db: Db, language: Language, categoryId: number | null, limit: number): Promise<PostItem[]> {
  if (categoryId === null) return readNewestPosts(db, language, limit);
  const { blogCategoryId: id, parentId } = blogCategories;
  return readNewestPosts(db, language, limit, idsBelow(await db.select({ id, parentId }).from(blogCategories), categoryId));
}

export function listPostTitles(db: Db, limit: number) {
  const { slug, title, translations, publishedAt, blogId } = blogPosts;
  return db
    .select({ slug, title, translations })
    .from(blogPosts)
    .where(isPublished())
    .orderBy(desc(publishedAt), desc(blogId))
    .limit(limit);
}

/** The addresses of posts, published or not. */
export async function listPostPaths(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(inArray(blogPosts.blogId, [...ids]));
  return rows.map(({ slug }) => postPath(slug));
}

/** The newest published posts. `spanish` says whether the text is available in Spanish. */
export function listPostChanges(db: Db, limit: number) {
  const spanish = sql<boolean>`${blogPosts.postContents} = '' or trim(coalesce(${blogPosts.translations}->'es'->>'postContents', '')) <> ''`;
  return db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt, spanish })
    .from(blogPosts)
    .where(isPublished())
    .orderBy(sql`${blogPosts.publishedAt} desc nulls last`)
    .limit(limit);
}

/** Includes scheduled posts, because the search caches the list. */
export function listSearchedPosts(db: Db, limit: number) {
  const { slug, title, summary, translations, searchText, publishedAt } = blogPosts;
  return db
    .select({ slug, title, summary, searchText, publishedAt, translations: sql<Translations>`${translations} #- '{es,postContents}'` })
    .from(blogPosts)
    .where(eq(blogPosts.status, "published"))
    .orderBy(desc(publishedAt))
    .limit(limit);
}

/** Posts that staff have not saved since the installation wrote them. */
export function listSamplePosts(db: Db, limit: number) {
  return db
    .select({ id: blogPosts.blogId, title: blogPosts.title })
    .from(blogPosts)
    .where(isNull(blogPosts.updatedBy))
    .orderBy(asc(blogPosts.blogId))
    .limit(limit);
}

/** Whether visitors can read a post that staff have written or saved. */
export const hasOwnPost = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(blogPosts, and(isPublished(now), isNotNull(blogPosts.updatedBy)))) > 0;
