import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import type { ContentList } from "./content-list.ts";
import { type PageContentDraft, type PageContentRecord, pageContentBody } from "./draft.ts";

const path = "/api/pagecontent";

export const pageContentsKey = ["pagecontent", "list"];

type ListAnswer = { listPageContentListVm: PageContentRecord[]; total: number; totalIsMinimum: boolean };

/** The list as one finds it is asked for as the specification says it; every other one page by page. */
const firstRequest = { pageNumber: 1, pageSize: 5, displayAllData: true, webPageCategoryId: 0 };

function requestOf({ search, sort, direction, page, size, category }: ContentList): object {
  const order = sort !== "" && { sortBy: sort, sortDirection: direction };
  if (search === "" && category === "" && page === 1 && !order) return firstRequest;
  return { filterKey: search, pageNumber: page, pageSize: size, webPageCategoryId: Number(category), ...order };
}

export const pageContentsQuery = (list: ContentList) => {
  const body = requestOf(list);
  return queryOptions({
    queryKey: [...pageContentsKey, body, list.size],
    queryFn: async (asked) => {
      const answer = await callApi<ListAnswer>(`${path}/getpagecontents`, { ...asked, method: "POST", body });
      const { listPageContentListVm: all, total, totalIsMinimum } = answer;
      return { rows: all.slice(0, list.size), total, totalIsMinimum };
    },
    placeholderData: keepPreviousData,
  });
};

export const pageContentQuery = (id: string) =>
  recordQuery(["pagecontent", "record", id], `${path}/${id}`, (answer: { pageContentDto: PageContentRecord }) => answer.pageContentDto);

type Progress = (fraction: number) => void;

export const createPageContent = (draft: PageContentDraft, onProgress: Progress) =>
  callApi(path, { method: "POST", body: pageContentBody(draft), onProgress });

export const updatePageContent = (id: number, draft: PageContentDraft, onProgress: Progress) =>
  callApi(path, { method: "PUT", body: pageContentBody(draft, id), onProgress });

export const deletePageContent = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });
