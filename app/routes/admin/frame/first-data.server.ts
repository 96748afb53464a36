import { type FetchQueryOptions, QueryClient, type QueryKey } from "@tanstack/react-query";
import { parseAddress } from "#app/features/audit/filter-address.ts";
import { auditEventsQuery } from "#app/features/audit/queries.ts";
import { blogCategoriesQuery } from "#app/features/blog-categories/queries.ts";
import { parsePostList } from "#app/features/blog-posts/post-list.ts";
import { blogPostsQuery } from "#app/features/blog-posts/queries.ts";
import { parseInbox } from "#app/features/contact-messages/inbox-states.ts";
import { inboxQuery } from "#app/features/contact-messages/queries.ts";
import { dashboardQuery } from "#app/features/dashboard/queries.ts";
import { loanOfficersQuery } from "#app/features/loan-officers/queries.ts";
import { pageCategoriesQuery } from "#app/features/page-categories/queries.ts";
import { parseContentList } from "#app/features/page-contents/content-list.ts";
import { pageContentsQuery } from "#app/features/page-contents/queries.ts";
import { parseBinList } from "#app/features/revisions/bin-list.ts";
import { binQuery, lastChangesQuery } from "#app/features/revisions/queries.ts";
import { staffQuery } from "#app/features/staff/queries.ts";
import { webResourcesQuery } from "#app/features/web-resources/queries.ts";

type FirstQuery = Pick<FetchQueryOptions, "queryKey" | "queryFn">;
type FirstAnswer = { queryKey: QueryKey; data: unknown };

/** What the lists show at first, by the path of their screen. */
const screens: Record<string, (address: URLSearchParams) => object[]> = {
  "/admin": () => [dashboardQuery, webResourcesQuery, lastChangesQuery],
  "/admin/blog": (address) => [blogPostsQuery(parsePostList(address))],
  "/admin/blogcategory": () => [blogCategoriesQuery],
  "/admin/pagecategory": () => [pageCategoriesQuery],
  "/admin/pagecontent": (address) => [pageContentsQuery(parseContentList(address)), pageCategoriesQuery],
  "/admin/loanofficercms": () => [loanOfficersQuery],
  "/admin/resources": () => [webResourcesQuery],
  "/admin/contactuslist": (address) => [inboxQuery(parseInbox(address))],
  "/admin/bin": (address) => [binQuery(parseBinList(address))],
  "/admin/accounts": () => [staffQuery],
  "/admin/audit": (address) => [auditEventsQuery(parseAddress(address)), staffQuery],
};

/**
 * A list comes with the page that shows it, so that it is there before the script is. What cannot be had is left out: the
 * screen asks for it again and tells what is wrong.
 */
export async function firstData({ pathname, searchParams }: URL, callOwnApi: typeof fetch): Promise<FirstAnswer[]> {
  const client = new QueryClient();
  const queries = (screens[pathname.replace(/\/$/, "").toLowerCase()]?.(searchParams) ?? []) as FirstQuery[];
  const answers = await Promise.allSettled(
    queries.map(async ({ queryKey, queryFn }) => ({
      queryKey,
      data: await client.fetchQuery({ queryKey, queryFn, meta: { fetch: callOwnApi } }),
    })),
  );
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
}
