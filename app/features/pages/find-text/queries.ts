import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiAnswer, callApi } from "#app/admin-kit/api-client.ts";

export type FoundText = ApiAnswer<"GET /api/texts">["textListVm"][number];

export const textSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ["texts", search],
    queryFn: (context) => callApi("GET /api/texts", { ...context, query: { filterKey: search } }),
    placeholderData: keepPreviousData,
    enabled: search.trim() !== "",
    staleTime: 0,
  });
