import { asc, eq } from "drizzle-orm";
import { blogCategories } from "#db/tables/blog-categories.server.ts";
import { slugOf } from "#lib/slug.ts";
import { type Language, translated, withoutTranslations } from "#lib/translations.ts";
import { categoryWrites } from "#platform/content/category-writes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { freeSlug } from "#platform/content/free-slug.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { blogCategoryDefinition } from "./definition.server.ts";
import type { BlogCategoryInput } from "./schema.ts";

const categories = contentStore(blogCategoryDefinition);
const writes = categoryWrites(blogCategoryDefinition);

export type BlogCategory = Awaited<ReturnType<typeof getCategory>>;

const inOrder = [asc(blogCategories.name), asc(blogCategories.blogCategoryId)];

const publicCategories = (db: Db) =>
  db.select({ ...publicColumnsOf(blogCategoryDefinition), translations: blogCategories.translations }).from(blogCategories);

const toPublicCategory = (row: Awaited<ReturnType<typeof publicCategories>>[number], language: Language) =>
  withoutTranslations(translated(row, language));

export type ShownBlogCategory = ReturnType<typeof toPublicCategory>;

export async function listShownCategories(db: Db, language: Language, filterKey = ""): Promise<ShownBlogCategory[]> {
  const rows = await publicCategories(db)
    .where(hasWords(blogCategories.searchText, filterKey))
    .orderBy(...inOrder);
  return rows.map((row) => toPublicCategory(row, language));
}

export async function findShownCategory(db: Db, id: number, language: Language): Promise<ShownBlogCategory | undefined> {
  const [row] = await publicCategories(db).where(eq(blogCategories.blogCategoryId, id));
  return row && toPublicCategory(row, language);
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
