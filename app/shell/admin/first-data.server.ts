import { type FetchQueryOptions, QueryClient, type QueryKey } from "@tanstack/react-query";
import { nouns } from "#app/features/nouns.ts";
import { screenOf, screens } from "./screens.ts";

type FirstQuery = Pick<FetchQueryOptions, "queryKey" | "queryFn">;
type FirstResponse = { queryKey: QueryKey; data: unknown };

/** Fetches a list on the server, so that it is there before the script. A query that fails is left out, and the screen repeats it. */
export async function firstData(pattern: string, address: URLSearchParams, callOwnApi: typeof fetch): Promise<FirstResponse[]> {
  const client = new QueryClient();
  const queries = (screens[screenOf(pattern)]?.firstQueries?.(address, nouns) ?? []) as FirstQuery[];
  const results = await Promise.allSettled(
    queries.map(async ({ queryKey, queryFn }) => ({
      queryKey,
      data: await client.fetchQuery({ queryKey, queryFn, meta: { fetch: callOwnApi } }),
    })),
  );
  return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
}
