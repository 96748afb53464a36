import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { callApi } from "./api-client.ts";

/** One record for a form: always as it stands now, and never replaced under the hands of whoever types. */
export function recordQuery<Answer, Row>(queryKey: QueryKey, path: string, select: (answer: Answer) => Row) {
  return queryOptions({
    queryKey,
    queryFn: (asked) => callApi<Answer>(path, asked),
    select,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
