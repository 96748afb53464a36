import { asc, eq } from "drizzle-orm";
import { pageCategories } from "#db/tables/page-categories.server.ts";
import { type Language, translated, withoutTranslations } from "#lib/translations.ts";
import { categoryWrites } from "#platform/content/category-writes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pageCategoryDefinition } from "./definition.server.ts";
import type { PageCategoryInput } from "./schema.ts";

const categories = contentStore(pageCategoryDefinition);
const writes = categoryWrites(pageCategoryDefinition);

export type PageCategory = Awaited<ReturnType<typeof getCategory>>;

const inOrder = [asc(pageCategories.name), asc(pageCategories.webPageCategoryId)];

const publicCategories = (db: Db) =>
  db.select({ ...publicColumnsOf(pageCategoryDefinition), translations: pageCategories.translations }).from(pageCategories);

const toPublicCategory = (row: Awaited<ReturnType<typeof publicCategories>>[number], language: Language) =>
  withoutTranslations(translated(row, language));

export type ShownPageCategory = ReturnType<typeof toPublicCategory>;

export async function listShownCategories(db: Db, language: Language, filterKey = ""): Promise<ShownPageCategory[]> {
  const rows = await publicCategories(db)
    .where(hasWords(pageCategories.searchText, filterKey))
    .orderBy(...inOrder);
  return rows.map((row) => toPublicCategory(row, language));
}

export async function findShownCategory(db: Db, id: number, language: Language): Promise<ShownPageCategory | undefined> {
  const [row] = await publicCategories(db).where(eq(pageCategories.webPageCategoryId, id));
  return row && toPublicCategory(row, language);
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
