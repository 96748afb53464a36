import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type PageContentDraft, pageContentBody } from "./draft.ts";

export const pageContentsKey = ["pagecontent", "list"];

const everySection = { pageNumber: 1, pageSize: 5, displayAllData: true, webPageCategoryId: 0 };

export const pageContentsQuery = queryOptions({
  queryKey: pageContentsKey,
  queryFn: (context) => callApi("POST /api/pagecontent/getpagecontents", { ...context, body: everySection }),
  select: (answer) => answer.listPageContentListVm,
});

export const pageContentQuery = (id: string) =>
  recordQuery(
    ["pagecontent", "record", id],
    (context) => callApi("GET /api/pagecontent/:id", { ...context, id }),
    (answer) => answer.pageContentDto,
  );

type Progress = (fraction: number) => void;

export const createPageContent = (draft: PageContentDraft, onProgress: Progress) =>
  callApi("POST /api/pagecontent", { body: pageContentBody(draft), onProgress });

export const updatePageContent = (id: number, draft: PageContentDraft, onProgress: Progress) =>
  callApi("PUT /api/pagecontent", { body: pageContentBody(draft, id), onProgress });

export const deletePageContent = (id: number) => callApi("DELETE /api/pagecontent/:id", { id });
