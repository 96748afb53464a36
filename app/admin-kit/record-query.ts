import { type QueryFunction, type QueryKey, queryOptions } from "@tanstack/react-query";

/** One record for a form: always as it stands now, and never replaced under the hands of whoever types. */
export function recordQuery<Answer, Row>(queryKey: QueryKey, queryFn: QueryFunction<Answer>, select: (answer: Answer) => Row) {
  return queryOptions({
    queryKey,
    queryFn,
    select,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
