import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { bodyOf, type DraftOf } from "#app/admin-kit/draft.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import { categoryChoices } from "#lib/category-tree.ts";
import type { blogCategoryInput } from "./schema.ts";

export type BlogCategoryRecord = ApiResponse<"GET /api/blogcategory/:id">["blogCategoryDto"];
type Draft = DraftOf<typeof blogCategoryInput>;

export const blogCategoryCalls = recordCalls("blogcategory", "blogCategoryDto", (draft: Draft, id = 0) => ({
  blogCategoryId: id,
  ...bodyOf(draft),
}));

export const blogCategoriesQuery = queryOptions({
  queryKey: blogCategoryCalls.listKey,
  queryFn: (context) => callApi("GET /api/blogcategory", context),
  select: (response) => response.blogCategoryListVm,
});

/** Leaves out the category `without` and everything below it. */
export const blogChoices = (categories: BlogCategoryRecord[], without?: number) => categoryChoices(categories, "blogCategoryId", without);
