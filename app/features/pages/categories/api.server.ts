import { z } from "zod";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { pageCategoryDefinition } from "./definition.server.ts";
import { showCategory } from "./preview.server.ts";
import { pageCategory } from "./responses.server.ts";
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

const { read, create, update, remove } = recordOperations({
  definition: pageCategoryDefinition,
  key: "webPageCategoryId",
  name: "pageCategoryDto",
  answer: pageCategory,
  input: pageCategoryInput,
  patch: pageCategoryPatch,
  access: { read: "visitor", write: "content.write" },
  tag,
  summaries: {
    read: "One page category",
    create: "Add a page category",
    update: "Change a page category",
    delete: "Delete a page category that nothing uses",
  },
  read: ({ db, may, id, lang }) => (may("content.read") ? getCategory(db, id) : findShownCategory(db, id, lang)),
  create: createCategory,
  update: updateCategory,
  remove: deleteCategory,
});

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
  read,
  ...withPreview(create, showCategory),
  ...withPreview(update, showCategory),
  remove,
];
