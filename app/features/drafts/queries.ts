import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";

export type DraftDto = ApiResponse<"GET /api/drafts/record">["draftDto"];

/** Everything about drafts is refreshed together: a publish changes lists, sets and schedules at once. */
export const draftsKey = ["drafts"];

/** The unpublished changes of a record. */
export const draftQuery = (entity: string, id: number) =>
  queryOptions({
    queryKey: [...draftsKey, "record", entity, id],
    queryFn: (context) => callApi("GET /api/drafts/record", { ...context, query: { entity, id } }),
    select: ({ draftDto }) => draftDto,
  });
