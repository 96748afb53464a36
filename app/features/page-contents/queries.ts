import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "#app/admin-kit/api-client.ts";
import { listParameters } from "#app/admin-kit/list-address.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import type { ContentList } from "./content-list.ts";
import { type PageContentDraft, type PageContentRecord, pageContentBody } from "./draft.ts";
import type { pageContentItem } from "./schema.ts";

export type PageContentItem = z.infer<typeof pageContentItem>;

const path = "/api/pagecontent";

export const pageContentsKey = ["pagecontent", "list"];

type ListAnswer = { listPageContentListVm: PageContentItem[]; total: number; totalIsMinimum: boolean };

export const pageContentsQuery = ({ category, ...list }: ContentList) => {
  const parameters = `${listParameters(list)}&webPageCategoryId=${category}`;
  return queryOptions({
    queryKey: [...pageContentsKey, parameters],
    queryFn: (asked) => callApi<ListAnswer>(`${path}?${parameters}`, asked),
    select: ({ listPageContentListVm, ...totals }) => ({ rows: listPageContentListVm, ...totals }),
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
