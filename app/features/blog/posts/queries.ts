import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { listParameters } from "#app/admin-kit/list-address.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import type { PublicationAction } from "#lib/publication.ts";
import { postBody } from "./draft.ts";
import type { PostList } from "./post-list.ts";

export const blogPostCalls = recordCalls("blog", "blogDto", postBody);

export type BlogPostItem = ApiResponse<"GET /api/blog">["blogPostListVm"][number];

export const blogPostsKey = ["blog", "list"];

export const blogPostsQuery = (list: PostList) => {
  const { status, category, from, to } = list;
  const narrowing = {
    ...(status !== "all" && { status }),
    ...(category && { categoriesId: category }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const query = { ...listParameters(list), ...narrowing };
  return queryOptions({
    queryKey: [...blogPostsKey, query],
    queryFn: (context) => callApi("GET /api/blog", { ...context, query }),
    select: ({ blogPostListVm, ...totals }) => ({ rows: blogPostListVm, ...totals }),
    placeholderData: keepPreviousData,
  });
};

export const changeBlogPosts = (action: PublicationAction, records: BulkRecord[]) =>
  callApi("PUT /api/blog/bulk", { body: { action, records } });
