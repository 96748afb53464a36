import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import type { DraftOf } from "#app/admin-kit/draft.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import type { redirectInput } from "./schema.ts";

export type RedirectRecord = ApiResponse<"GET /api/redirect/:id">["redirectDto"];
export type RedirectDraft = DraftOf<typeof redirectInput>;
export type RedirectItem = ApiResponse<"GET /api/redirect">["redirectListVm"][number];
export type FormerAddressItem = ApiResponse<"GET /api/redirect">["formerAddressListVm"][number];
export type MissedItem = ApiResponse<"GET /api/missedaddress">["missedAddressListVm"][number];
export type LinkItem = ApiResponse<"GET /api/links">["linkListVm"][number];
export type ImportRow = ApiResponse<"POST /api/redirect/import">["rows"][number];

export const redirectCalls = recordCalls("redirect", "redirectDto", ({ webPageCategoryId, ...draft }: RedirectDraft, id = 0) => ({
  redirectId: id,
  ...draft,
  webPageCategoryId: Number(webPageCategoryId) || null,
}));

export const redirectsQuery = queryOptions({
  queryKey: redirectCalls.listKey,
  queryFn: (context) => callApi("GET /api/redirect", context),
  staleTime: 0,
});

export const pageAddressesQuery = queryOptions({
  queryKey: ["pageaddresses"],
  queryFn: (context) => callApi("GET /api/pageaddresses", context),
  select: (response) => response.pageAddressListVm,
});

export const missedQuery = queryOptions({
  queryKey: ["redirect", "missed"],
  queryFn: (context) => callApi("GET /api/missedaddress", context),
  select: (response) => response.missedAddressListVm,
  staleTime: 0,
});

export const linksQuery = queryOptions({
  queryKey: ["links"],
  queryFn: (context) => callApi("GET /api/links", context),
  staleTime: 0,
});

export const deleteFormerAddress = (id: number) => callApi("DELETE /api/formeraddress/:id", { id });
/** Where the address is to follow a page; the form offers other targets. */
export const redirectToPage = (path: string, webPageCategoryId: number) =>
  callApi("POST /api/redirect", { body: { path, webPageCategoryId } });
export const ignoreMissed = (path: string) => callApi("POST /api/missedaddress/ignore", { body: { path } });
export const importAddresses = (csv: string, isApplied: boolean) => callApi("POST /api/redirect/import", { body: { csv, isApplied } });
