import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { bodyOf, type DraftOf, formDataOf, type PictureValue } from "#app/admin-kit/draft.ts";
import { listParameters } from "#app/admin-kit/list-address.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import type { StateChoice } from "#app/features/drafts/draft-list.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import type { PostState, PublicationAction } from "#lib/publication.ts";
import type { PostList } from "./post-list.ts";
import type { blogPostInput } from "./schema.ts";

export type BlogPostRecord = ApiResponse<"GET /api/blog/:id">["blogDto"];
export type BlogPostItem = ApiResponse<"GET /api/blog">["blogPostListVm"][number];
export type BlogPostDraft = DraftOf<typeof blogPostInput> & { image: PictureValue };

/** An update sends the summary as `body`. */
export function postBody(draft: BlogPostDraft, blogId?: number): FormData {
  const { summary, ...fields } = bodyOf(draft);
  const own = blogId === undefined ? { blogPostId: 0, summary } : { blogId, body: summary };
  return formDataOf({ ...own, ...fields }, "image", draft.image);
}

export const blogPostCalls = recordCalls("blog", "blogDto", postBody);

/** What the API calls the rows that a state shows; the other states are those of drafts. */
const rowStatuses: Partial<Record<StateChoice, PostState>> = { published: "published", scheduled: "scheduled", takenDown: "draft" };

export const hasRowsIn = (choice: StateChoice) => choice === "all" || rowStatuses[choice] !== undefined;

export const blogPostsQuery = (list: PostList) => {
  const { status, category, from, to } = list;
  const rowStatus = rowStatuses[status];
  const narrowing = {
    ...(rowStatus && { status: rowStatus }),
    ...(category && { categoriesId: category }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const query = { ...listParameters(list), ...narrowing };
  return queryOptions({
    queryKey: [...blogPostCalls.listKey, query],
    queryFn: (context) => callApi("GET /api/blog", { ...context, query }),
    select: ({ blogPostListVm, ...totals }) => ({ rows: blogPostListVm, ...totals }),
    placeholderData: keepPreviousData,
  });
};

export const changeBlogPosts = (action: PublicationAction, records: BulkRecord[]) =>
  callApi("PUT /api/blog/bulk", { body: { action, records } });
