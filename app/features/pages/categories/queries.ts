import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import { pageCategoryBody } from "./draft.ts";

export const pageCategoryCalls = recordCalls("pagecategory", "pageCategoryDto", pageCategoryBody);

export const pageCategoriesKey = ["pagecategory", "list"];

export const pageCategoriesQuery = queryOptions({
  queryKey: pageCategoriesKey,
  queryFn: (context) => callApi("GET /api/pagecategory", context),
  select: (answer) => answer.listPageCategoryListVm,
});
