import { type QueryFunction, type QueryKey, queryOptions } from "@tanstack/react-query";

/** One record for a form: always current, and never refetched while the user types. */
export function recordQuery<Response, Row>(queryKey: QueryKey, queryFn: QueryFunction<Response>, select: (response: Response) => Row) {
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
