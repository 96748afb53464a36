import { type FetchQueryOptions, QueryClient, type QueryKey } from "@tanstack/react-query";
import { nouns } from "#app/features/nouns.ts";
import { screenOf, screens } from "./screens.ts";

type FirstQuery = Pick<FetchQueryOptions, "queryKey" | "queryFn">;
type FirstResponse = { queryKey: QueryKey; data: unknown };

/**
 * A list comes with the page that shows it, so that it is there before the script is. What cannot be had is left out: the
 * screen asks for it again and tells what is wrong.
 */
export async function firstData(pattern: string, address: URLSearchParams, callOwnApi: typeof fetch): Promise<FirstResponse[]> {
  const client = new QueryClient();
  const queries = (screens[screenOf(pattern)]?.firstQueries?.(address, nouns) ?? []) as FirstQuery[];
  const answers = await Promise.allSettled(
    queries.map(async ({ queryKey, queryFn }) => ({
      queryKey,
      data: await client.fetchQuery({ queryKey, queryFn, meta: { fetch: callOwnApi } }),
    })),
  );
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
}
