import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "#app/admin-kit/api-client.ts";
import { type ListAddress, listParameters } from "#app/admin-kit/list-address.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type BlogPostDraft, type BlogPostRecord, newPostBody, postBody } from "./draft.ts";
import type { blogPostItem } from "./schema.ts";

export type BlogPostItem = z.infer<typeof blogPostItem>;

const path = "/api/blog";

type ListAnswer = { blogPostListVm: BlogPostItem[]; total: number; totalIsMinimum: boolean };

export const blogPostsKey = ["blog", "list"];

export const blogPostsQuery = (list: ListAddress) => {
  const parameters = listParameters(list).toString();
  return queryOptions({
    queryKey: [...blogPostsKey, parameters],
    queryFn: (asked) => callApi<ListAnswer>(`${path}?${parameters}`, asked),
    select: ({ blogPostListVm, ...totals }) => ({ rows: blogPostListVm, ...totals }),
    placeholderData: keepPreviousData,
  });
};

export const blogPostQuery = (id: string) =>
  recordQuery(["blog", "record", id], `${path}/${id}`, (answer: { blogDto: BlogPostRecord }) => answer.blogDto);

type Progress = (fraction: number) => void;

export const createBlogPost = (draft: BlogPostDraft, onProgress: Progress) =>
  callApi(path, { method: "POST", body: newPostBody(draft), onProgress });

export const updateBlogPost = (id: number, draft: BlogPostDraft, onProgress: Progress) =>
  callApi(path, { method: "PUT", body: postBody(id, draft), onProgress });

export const deleteBlogPost = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });
