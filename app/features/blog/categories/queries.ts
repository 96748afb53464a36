import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type BlogCategoryDraft, blogCategoryBody } from "./draft.ts";

export const blogCategoriesKey = ["blogcategory", "list"];

export const blogCategoriesQuery = queryOptions({
  queryKey: blogCategoriesKey,
  queryFn: (context) => callApi("GET /api/blogcategory", context),
  select: (answer) => answer.blogCategoryListVm,
});

export const blogCategoryQuery = (id: string) =>
  recordQuery(
    ["blogcategory", "record", id],
    (context) => callApi("GET /api/blogcategory/:id", { ...context, id }),
    (answer) => answer.blogCategoryDto,
  );

export const createBlogCategory = (draft: BlogCategoryDraft) => callApi("POST /api/blogcategory", { body: blogCategoryBody(draft) });

export const updateBlogCategory = (id: number, draft: BlogCategoryDraft) =>
  callApi("PUT /api/blogcategory", { body: blogCategoryBody(draft, id) });

export const deleteBlogCategory = (id: number) => callApi("DELETE /api/blogcategory/:id", { id });
