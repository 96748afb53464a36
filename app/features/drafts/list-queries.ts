import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { draftsKey } from "./queries.ts";

export type DraftItem = ApiResponse<"GET /api/drafts">["draftListVm"][number];

/** All drafts of a kind: few by nature, so lists join them with their pages. */
export const draftsOfQuery = (entity: string) =>
  queryOptions({
    queryKey: [...draftsKey, "list", entity],
    queryFn: (context) => callApi("GET /api/drafts", { ...context, query: { entity } }),
    select: ({ draftListVm }) => draftListVm,
  });

export const allDraftsQuery = queryOptions({
  queryKey: [...draftsKey, "list"],
  queryFn: (context) => callApi("GET /api/drafts", context),
  select: ({ draftListVm }) => draftListVm,
});
