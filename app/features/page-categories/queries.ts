import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type PageCategoryDraft, type PageCategoryRecord, pageCategoryBody } from "./draft.ts";

const path = "/api/pagecategory";

export const pageCategoriesKey = ["pagecategory", "list"];

export const pageCategoriesQuery = queryOptions({
  queryKey: pageCategoriesKey,
  queryFn: (asked) => callApi<{ listPageCategoryListVm: PageCategoryRecord[] }>(path, asked),
  select: (answer) => answer.listPageCategoryListVm,
});

export const pageCategoryQuery = (id: string) =>
  recordQuery(["pagecategory", "record", id], `${path}/${id}`, (answer: { pageCategoryDto: PageCategoryRecord }) => answer.pageCategoryDto);

export const createPageCategory = (draft: PageCategoryDraft) => callApi(path, { method: "POST", body: pageCategoryBody(draft) });

export const updatePageCategory = (id: number, draft: PageCategoryDraft) =>
  callApi(path, { method: "PUT", body: pageCategoryBody(draft, id) });

export const deletePageCategory = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });
