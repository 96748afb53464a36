import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type BlogCategoryDraft, type BlogCategoryRecord, blogCategoryBody } from "./draft.ts";

const path = "/api/blogcategory";

export const blogCategoriesKey = ["blogcategory", "list"];

export const blogCategoriesQuery = queryOptions({
  queryKey: blogCategoriesKey,
  queryFn: (asked) => callApi<{ blogCategoryListVm: BlogCategoryRecord[] }>(path, asked),
  select: (answer) => answer.blogCategoryListVm,
});

export const blogCategoryQuery = (id: string) =>
  recordQuery(["blogcategory", "record", id], `${path}/${id}`, (answer: { blogCategoryDto: BlogCategoryRecord }) => answer.blogCategoryDto);

export const createBlogCategory = (draft: BlogCategoryDraft) => callApi(path, { method: "POST", body: blogCategoryBody(draft) });

export const updateBlogCategory = (id: number, draft: BlogCategoryDraft) =>
  callApi(path, { method: "PUT", body: blogCategoryBody(draft, id) });

export const deleteBlogCategory = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });
