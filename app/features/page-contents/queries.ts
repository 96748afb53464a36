import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type PageContentDraft, type PageContentRecord, pageContentBody } from "./draft.ts";

const path = "/api/pagecontent";

export const pageContentsKey = ["pagecontent", "list"];

const everySection = { pageNumber: 1, pageSize: 5, displayAllData: true, webPageCategoryId: 0 };

export const pageContentsQuery = queryOptions({
  queryKey: pageContentsKey,
  queryFn: (asked) =>
    callApi<{ listPageContentListVm: PageContentRecord[] }>(`${path}/getpagecontents`, { ...asked, method: "POST", body: everySection }),
  select: (answer) => answer.listPageContentListVm,
});

export const pageContentQuery = (id: string) =>
  recordQuery(["pagecontent", "record", id], `${path}/${id}`, (answer: { pageContentDto: PageContentRecord }) => answer.pageContentDto);

type Progress = (fraction: number) => void;

export const createPageContent = (draft: PageContentDraft, onProgress: Progress) =>
  callApi(path, { method: "POST", body: pageContentBody(draft), onProgress });

export const updatePageContent = (id: number, draft: PageContentDraft, onProgress: Progress) =>
  callApi(path, { method: "PUT", body: pageContentBody(draft, id), onProgress });

export const deletePageContent = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });
