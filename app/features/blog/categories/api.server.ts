import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { languageQuery, listQuery, operation } from "#platform/api/operation.server.ts";
import { changeOf, dataWasCreated, dataWasDeleted, dataWasUpdated } from "#platform/api/saving.server.ts";
import { blogCategory } from "./answers.server.ts";
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
  operation({
    method: "get",
    path: "/api/blogcategory/:id",
    access: "visitor",
    tag,
    summary: "One category of the blog",
    query: languageQuery,
    returns: { blogCategoryDto: blogCategory },
    handle: async ({ db, may, id, query }) => {
      const category = may("content.read") ? await getCategory(db, id) : await findShownCategory(db, id, query.lang);
      if (!category)
        throw new AppError("notFound", { en: `Blog category ${id} does not exist`, es: `No se encontró la categoría del blog ${id}` });
      return { blogCategoryDto: category };
    },
  }),
  operation({
    method: "post",
    path: "/api/blogcategory",
    access: "content.write",
    tag,
    summary: "Add a category to the blog",
    body: blogCategoryInput,
    returns: { blogCategoryDto: blogCategory },
    handle: async ({ db, staff, body }) => ({
      message: dataWasCreated,
      blogCategoryDto: await createCategory(db, body, staff),
    }),
  }),
  operation({
    method: "put",
    path: "/api/blogcategory",
    access: "content.write",
    tag,
    summary: "Change a category of the blog",
    body: blogCategoryPatch.extend(changeOf("blogCategoryId")),
    returns: { blogCategoryDto: blogCategory },
    handle: async ({ db, staff, body: { blogCategoryId, version, ...patch } }) => ({
      message: dataWasUpdated,
      blogCategoryDto: await updateCategory(db, blogCategoryId, patch, staff, version),
    }),
  }),
  operation({
    method: "delete",
    path: "/api/blogcategory/:id",
    access: "content.write",
    tag,
    summary: "Delete a category of the blog that nothing uses",
    handle: async ({ db, staff, id }) => {
      await deleteCategory(db, id, staff);
      return { message: dataWasDeleted };
    },
  }),
];
