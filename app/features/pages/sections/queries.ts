import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { bodyOf, type DraftOf, formDataOf, type PictureValue } from "#app/admin-kit/draft.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import type { StateChoice } from "#app/features/drafts/draft-list.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import type { PublicationAction } from "#lib/publication.ts";
import type { ContentList, pageContentStatuses } from "./content-list.ts";
import type { pageContentInput } from "./schema.ts";

export type PageContentRecord = ApiResponse<"GET /api/pagecontent/:id">["pageContentDto"];
export type PageContentDraft = DraftOf<typeof pageContentInput> & { image: PictureValue };

export const pageContentCalls = recordCalls("pagecontent", "pageContentDto", (draft: PageContentDraft, webPageContentId = 0) =>
  formDataOf({ webPageContentId, ...bodyOf(draft) }, "image", draft.image),
);

/** The specification's request for the unfiltered list; every other list is paged. */
const firstRequest = { pageNumber: 1, pageSize: 5, displayAllData: true, webPageCategoryId: 0 };

/** What the API calls the rows that a state shows; the other states are those of drafts. */
const rowStatuses: Partial<Record<StateChoice, (typeof pageContentStatuses)[number]>> = { published: "published", takenDown: "draft" };

export const hasRowsIn = (choice: StateChoice) => choice === "all" || rowStatuses[choice] !== undefined;

function requestOf({ search, sort, direction, page, size, category, status }: ContentList) {
  const rowStatus = rowStatuses[status];
  const order = sort === "" ? {} : { sortBy: sort, sortDirection: direction };
  if (search === "" && category === "" && rowStatus === undefined && page === 1 && sort === "") return firstRequest;
  return {
    filterKey: search,
    pageNumber: page,
    pageSize: size,
    webPageCategoryId: Number(category),
    ...(rowStatus && { status: rowStatus }),
    ...order,
  };
}

export const pageContentsQuery = (list: ContentList) => {
  const body = requestOf(list);
  return queryOptions({
    queryKey: [...pageContentCalls.listKey, body, list.size],
    queryFn: async (context) => {
      const { listPageContentListVm, ...totals } = await callApi("POST /api/pagecontent/getpagecontents", { ...context, body });
      return { rows: listPageContentListVm.slice(0, list.size), ...totals };
    },
    placeholderData: keepPreviousData,
  });
};

export const movePageContent = (id: number, before: number | null) => callApi("PUT /api/pagecontent/order", { body: { id, before } });

export const changePageContents = (action: PublicationAction, records: BulkRecord[]) =>
  callApi("PUT /api/pagecontent/bulk", { body: { action, records } });
