import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiAnswer, callApi } from "#app/admin-kit/api-client.ts";
import { listParameters } from "#app/admin-kit/list-address.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import type { PublicationAction } from "#lib/publication.ts";
import type { Language } from "#lib/translations.ts";
import { type BlogPostDraft, newPostBody, postBody } from "./draft.ts";
import type { PostList } from "./post-list.ts";

export type BlogPostItem = ApiAnswer<"GET /api/blog">["blogPostListVm"][number];

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

export const blogPostQuery = (id: string) =>
  recordQuery(
    ["blog", "record", id],
    (context) => callApi("GET /api/blog/:id", { ...context, id }),
    (answer) => answer.blogDto,
  );

type Progress = (fraction: number) => void;

export const createBlogPost = (draft: BlogPostDraft, onProgress: Progress) =>
  callApi("POST /api/blog", { body: newPostBody(draft), onProgress });

export const updateBlogPost = (id: number, draft: BlogPostDraft, onProgress: Progress) =>
  callApi("PUT /api/blog", { body: postBody(id, draft), onProgress });

export const deleteBlogPost = (id: number) => callApi("DELETE /api/blog/:id", { id });

export const previewBlogPost = (draft: BlogPostDraft, lang: Language, id?: number) =>
  id === undefined
    ? callApi("POST /api/preview/blog", { body: newPostBody(draft), query: { lang } })
    : callApi("PUT /api/preview/blog", { body: postBody(id, draft), query: { lang } });

export const changeBlogPosts = (action: PublicationAction, records: BulkRecord[]) =>
  callApi("PUT /api/blog/bulk", { body: { action, records } });
