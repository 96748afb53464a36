import { categoryService } from "#platform/content/category-service.server.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { pageCategoryDefinition } from "./definition.server.ts";
import type { PageCategoryInput } from "./schema.ts";

const categories = categoryService(pageCategoryDefinition);

export const listCategories = categories.list;
export const listShownCategories = categories.listPublic;
export const getCategory = categories.get;
export const findShownCategory = categories.findPublic;

/** It gets no slug: those are how the site's own code finds its pages, and they come with them. */
export const createCategory = (db: Db, input: PageCategoryInput, actor: Actor) => categories.create(db, () => input, actor);

export const updateCategory = categories.update;
export const deleteCategory = categories.remove;
