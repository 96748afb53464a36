import { blogCategories } from "#app/features/blog/tables/blog-categories.server.ts";
import { slugOf } from "#lib/slug.ts";
import { categoryOperations } from "#platform/api/category-operations.server.ts";
import { freeSlug } from "#platform/content/free-slug.server.ts";
import { blogCategoryDefinition } from "./definition.server.ts";
import { blogCategoryInput } from "./schema.ts";

const { list, read, create, update, remove } = categoryOperations({
  definition: blogCategoryDefinition,
  names: { one: "blogCategoryDto", list: "blogCategoryListVm" },
  input: blogCategoryInput,
  tag: "Blog categories",
  summaries: {
    list: "The categories of the blog",
    read: "One category of the blog",
    create: "Add a category to the blog",
    update: "Change a category of the blog",
    delete: "Delete a category of the blog that nothing uses",
  },
  addedValues: async (tx, { name }) => ({ slug: await freeSlug(tx, blogCategories.slug, slugOf(name, "category")) }),
});

export const blogCategoryOperations = [list, read, create, update, remove];
