import { asc, eq } from "drizzle-orm";
import { pageCategories } from "#db/tables/page-categories.server.ts";
import { type Language, translated } from "#lib/translations.ts";
import { categoryWrites } from "#platform/content/category-writes.server.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import { stores } from "#platform/content/stores.server.ts";
import { trees } from "#platform/content/trees.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { PageCategoryInput } from "./schema.ts";

const categories = stores.pagecategory;
const writes = categoryWrites(categories, trees.pagecategory);

export type PageCategory = Awaited<ReturnType<typeof getCategory>>;

/** Exactly what a visitor may see of a category. */
const publicColumns = {
  webPageCategoryId: pageCategories.webPageCategoryId,
  name: pageCategories.name,
  parentId: pageCategories.parentId,
  body: pageCategories.body,
  slug: pageCategories.slug,
  description: pageCategories.description,
};

const inOrder = [asc(pageCategories.name), asc(pageCategories.webPageCategoryId)];

const shownCategories = (db: Db) => db.select({ ...publicColumns, translations: pageCategories.translations }).from(pageCategories);

function shown(row: Awaited<ReturnType<typeof shownCategories>>[number], language: Language) {
  const { translations: _, ...category } = translated(row, language);
  return category;
}

export type ShownPageCategory = ReturnType<typeof shown>;

export async function listShownCategories(db: Db, language: Language, filterKey = ""): Promise<ShownPageCategory[]> {
  const rows = await shownCategories(db)
    .where(hasWords(pageCategories.searchText, filterKey))
    .orderBy(...inOrder);
  return rows.map((row) => shown(row, language));
}

export async function findShownCategory(db: Db, id: number, language: Language): Promise<ShownPageCategory | undefined> {
  const [row] = await shownCategories(db).where(eq(pageCategories.webPageCategoryId, id));
  return row && shown(row, language);
}

export function listCategories(db: Db, filterKey: string) {
  return db
    .select(categories.columns)
    .from(pageCategories)
    .where(hasWords(pageCategories.searchText, filterKey))
    .orderBy(...inOrder);
}

export const getCategory = (db: Db, id: number) => categories.get(db, id);

/** It gets no slug: those are how the site's own code finds its pages, and they come with them. */
export const createCategory = (db: Db, input: PageCategoryInput, actor: Actor) => writes.create(db, () => input, actor);

export const updateCategory = writes.update;

export const deleteCategory = writes.remove;
