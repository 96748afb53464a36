import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { languageQuery, listQuery, operation } from "#platform/api/operation.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { changeOf, dataWasCreated, dataWasDeleted, dataWasUpdated } from "#platform/api/saving.server.ts";
import { pageCategory } from "./answers.server.ts";
import { showCategory } from "./preview.server.ts";
import { pageCategoryInput, pageCategoryPatch } from "./schema.ts";
import {
  createCategory,
  deleteCategory,
  findShownCategory,
  getCategory,
  listCategories,
  listShownCategories,
  updateCategory,
} from "./service.server.ts";

const tag = "Page categories";

export const pageCategoryOperations = [
  operation({
    method: "get",
    path: "/api/pagecategory",
    access: "visitor",
    tag,
    summary: "The pages of the site, and the parts of pages",
    query: listQuery,
    returns: { listPageCategoryListVm: z.array(pageCategory) },
    handle: async ({ db, may, query: { filterKey, lang } }) => ({
      listPageCategoryListVm: may("content.read") ? await listCategories(db, filterKey) : await listShownCategories(db, lang, filterKey),
    }),
  }),
  operation({
    method: "get",
    path: "/api/pagecategory/:id",
    access: "visitor",
    tag,
    summary: "One page category",
    query: languageQuery,
    returns: { pageCategoryDto: pageCategory },
    handle: async ({ db, may, id, query }) => {
      const category = may("content.read") ? await getCategory(db, id) : await findShownCategory(db, id, query.lang);
      if (!category)
        throw new AppError("notFound", { en: `Page category ${id} does not exist`, es: `No se encontró la categoría de página ${id}` });
      return { pageCategoryDto: category };
    },
  }),
  ...withPreview(
    operation({
      method: "post",
      path: "/api/pagecategory",
      access: "content.write",
      tag,
      summary: "Add a page category",
      body: pageCategoryInput,
      returns: { pageCategoryDto: pageCategory },
      handle: async ({ db, staff, body }) => ({
        message: dataWasCreated,
        pageCategoryDto: await createCategory(db, body, staff),
      }),
    }),
    showCategory,
  ),
  ...withPreview(
    operation({
      method: "put",
      path: "/api/pagecategory",
      access: "content.write",
      tag,
      summary: "Change a page category",
      body: pageCategoryPatch.extend(changeOf("webPageCategoryId")),
      returns: { pageCategoryDto: pageCategory },
      handle: async ({ db, staff, body: { webPageCategoryId, version, ...patch } }) => ({
        message: dataWasUpdated,
        pageCategoryDto: await updateCategory(db, webPageCategoryId, patch, staff, version),
      }),
    }),
    showCategory,
  ),
  operation({
    method: "delete",
    path: "/api/pagecategory/:id",
    access: "content.write",
    tag,
    summary: "Delete a page category that nothing uses",
    handle: async ({ db, staff, id }) => {
      await deleteCategory(db, id, staff);
      return { message: dataWasDeleted };
    },
  }),
];
