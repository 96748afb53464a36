import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import { blogCategoryBody } from "./draft.ts";

export const blogCategoryCalls = recordCalls("blogcategory", "blogCategoryDto", blogCategoryBody);

export const blogCategoriesKey = ["blogcategory", "list"];

export const blogCategoriesQuery = queryOptions({
  queryKey: blogCategoriesKey,
  queryFn: (context) => callApi("GET /api/blogcategory", context),
  select: (answer) => answer.blogCategoryListVm,
});
