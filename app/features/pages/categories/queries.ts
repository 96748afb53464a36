import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { bodyOf, type DraftOf, type PictureValue } from "#app/admin-kit/draft.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import { categoryChoices } from "#lib/category-tree.ts";
import type { pageCategoryInput } from "./schema.ts";

export type PageCategoryRecord = ApiResponse<"GET /api/pagecategory/:id">["pageCategoryDto"];
export type PageCategoryDraft = DraftOf<typeof pageCategoryInput> & { image: PictureValue };

export const pageCategoryCalls = recordCalls("pagecategory", "pageCategoryDto", (draft: PageCategoryDraft, id = 0) => ({
  webPageCategoryId: id,
  ...bodyOf(draft),
  image: draft.image.name ?? "",
}));

export const pageCategoriesQuery = queryOptions({
  queryKey: pageCategoryCalls.listKey,
  queryFn: (context) => callApi("GET /api/pagecategory", context),
  select: (response) => response.listPageCategoryListVm,
});

/** Leaves out the category `without` and everything below it. */
export const pageChoices = (categories: PageCategoryRecord[], without?: number) =>
  categoryChoices(categories, "webPageCategoryId", without);
