import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import type { Language } from "#lib/translations.ts";
import { type PageCategoryDraft, pageCategoryBody } from "./draft.ts";

export const pageCategoriesKey = ["pagecategory", "list"];

export const pageCategoriesQuery = queryOptions({
  queryKey: pageCategoriesKey,
  queryFn: (context) => callApi("GET /api/pagecategory", context),
  select: (answer) => answer.listPageCategoryListVm,
});

export const pageCategoryQuery = (id: string) =>
  recordQuery(
    ["pagecategory", "record", id],
    (context) => callApi("GET /api/pagecategory/:id", { ...context, id }),
    (answer) => answer.pageCategoryDto,
  );

export const createPageCategory = (draft: PageCategoryDraft) => callApi("POST /api/pagecategory", { body: pageCategoryBody(draft) });

export const updatePageCategory = (id: number, draft: PageCategoryDraft) =>
  callApi("PUT /api/pagecategory", { body: pageCategoryBody(draft, id) });

export const deletePageCategory = (id: number) => callApi("DELETE /api/pagecategory/:id", { id });

export const previewPageCategory = (draft: PageCategoryDraft, lang: Language, id?: number) =>
  id === undefined
    ? callApi("POST /api/preview/pagecategory", { body: pageCategoryBody(draft), query: { lang } })
    : callApi("PUT /api/preview/pagecategory", { body: pageCategoryBody(draft, id), query: { lang } });
