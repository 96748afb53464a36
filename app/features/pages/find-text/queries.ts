import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";

export type FoundText = ApiResponse<"GET /api/texts">["textListVm"][number];

export const textSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ["texts", search],
    queryFn: (context) => callApi("GET /api/texts", { ...context, query: { filterKey: search } }),
    placeholderData: keepPreviousData,
    enabled: search.trim() !== "",
    staleTime: 0,
  });
