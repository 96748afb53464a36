import { asc, eq } from "drizzle-orm";
import { blogCategories } from "#db/tables/blog-categories.server.ts";
import { slugOf } from "#lib/slug.ts";
import { type Language, translated } from "#lib/translations.ts";
import { categoryWrites } from "#platform/content/category-writes.server.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import { freeSlug } from "#platform/content/free-slug.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import { stores } from "#platform/content/stores.server.ts";
import { trees } from "#platform/content/trees.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { BlogCategoryInput } from "./schema.ts";

const categories = stores.blogcategory;
const writes = categoryWrites(categories, trees.blogcategory);

export type BlogCategory = Awaited<ReturnType<typeof getCategory>>;

/** Exactly what a visitor may see of a category. */
const publicColumns = {
  blogCategoryId: blogCategories.blogCategoryId,
  name: blogCategories.name,
  parentId: blogCategories.parentId,
  body: blogCategories.body,
  slug: blogCategories.slug,
};

const inOrder = [asc(blogCategories.name), asc(blogCategories.blogCategoryId)];

const shownCategories = (db: Db) => db.select({ ...publicColumns, translations: blogCategories.translations }).from(blogCategories);

function shown(row: Awaited<ReturnType<typeof shownCategories>>[number], language: Language) {
  const { translations: _, ...category } = translated(row, language);
  return category;
}

export type ShownBlogCategory = ReturnType<typeof shown>;

export async function listShownCategories(db: Db, language: Language, filterKey = ""): Promise<ShownBlogCategory[]> {
  const rows = await shownCategories(db)
    .where(hasWords(blogCategories.searchText, filterKey))
    .orderBy(...inOrder);
  return rows.map((row) => shown(row, language));
}

export async function findShownCategory(db: Db, id: number, language: Language): Promise<ShownBlogCategory | undefined> {
  const [row] = await shownCategories(db).where(eq(blogCategories.blogCategoryId, id));
  return row && shown(row, language);
}

export function listCategories(db: Db, filterKey: string) {
  return db
    .select(categories.columns)
    .from(blogCategories)
    .where(hasWords(blogCategories.searchText, filterKey))
    .orderBy(...inOrder);
}

export const getCategory = (db: Db, id: number) => categories.get(db, id);

export const createCategory = (db: Db, input: BlogCategoryInput, actor: Actor) =>
  writes.create(db, async (tx) => ({ ...input, slug: await freeSlug(tx, blogCategories.slug, slugOf(input.name, "category")) }), actor);

export const updateCategory = writes.update;

export const deleteCategory = writes.remove;
