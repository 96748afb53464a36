import { blogCategories } from "#app/features/blog/tables/blog-categories.server.ts";
import { slugOf } from "#lib/slug.ts";
import { categoryService } from "#platform/content/category-service.server.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import { freeSlug } from "#platform/content/free-slug.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { blogCategoryDefinition } from "./definition.server.ts";
import type { BlogCategoryInput } from "./schema.ts";

const categories = categoryService(blogCategoryDefinition);

export const listCategories = categories.list;
export const listShownCategories = categories.listPublic;
export const getCategory = categories.get;
export const findShownCategory = categories.findPublic;

export const createCategory = (db: Db, input: BlogCategoryInput, actor: Actor) =>
  categories.create(db, async (tx) => ({ ...input, slug: await freeSlug(tx, blogCategories.slug, slugOf(input.name, "category")) }), actor);

export const updateCategory = categories.update;
export const deleteCategory = categories.remove;
