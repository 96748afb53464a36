import { z } from "zod";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { blogCategoryDefinition } from "./definition.server.ts";
import { blogCategory } from "./responses.server.ts";
import { blogCategoryInput, blogCategoryPatch } from "./schema.ts";
import {
  createCategory,
  deleteCategory,
  findShownCategory,
  getCategory,
  listCategories,
  listShownCategories,
  updateCategory,
} from "./service.server.ts";

const tag = "Blog categories";

const { read, create, update, remove } = recordOperations({
  definition: blogCategoryDefinition,
  key: "blogCategoryId",
  name: "blogCategoryDto",
  answer: blogCategory,
  input: blogCategoryInput,
  patch: blogCategoryPatch,
  access: { read: "visitor", write: "content.write" },
  tag,
  summaries: {
    read: "One category of the blog",
    create: "Add a category to the blog",
    update: "Change a category of the blog",
    delete: "Delete a category of the blog that nothing uses",
  },
  read: ({ db, may, id, lang }) => (may("content.read") ? getCategory(db, id) : findShownCategory(db, id, lang)),
  create: createCategory,
  update: updateCategory,
  remove: deleteCategory,
});

export const blogCategoryOperations = [
  operation({
    method: "get",
    path: "/api/blogcategory",
    access: "visitor",
    tag,
    summary: "The categories of the blog",
    query: listQuery,
    returns: { blogCategoryListVm: z.array(blogCategory) },
    handle: async ({ db, may, query: { filterKey, lang } }) => ({
      blogCategoryListVm: may("content.read") ? await listCategories(db, filterKey) : await listShownCategories(db, lang, filterKey),
    }),
  }),
  read,
  create,
  update,
  remove,
];
