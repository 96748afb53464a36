import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "#app/admin-kit/api-client.ts";
import { everyPage } from "#app/admin-kit/every-page.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import type { blogPostItem } from "./answers.server.ts";
import { type BlogPostDraft, type BlogPostRecord, newPostBody, postBody } from "./draft.ts";

export type BlogPostItem = z.infer<typeof blogPostItem>;

const path = "/api/blog";

type ListAnswer = { blogPostListVm: BlogPostItem[]; pageSize: number };

export const blogPostsKey = ["blog", "list"];

export const blogPostsQuery = queryOptions({
  queryKey: blogPostsKey,
  queryFn: (asked) =>
    everyPage(async (pageNumber) => {
      const answer = await callApi<ListAnswer>(pageNumber === 1 ? path : `${path}?pageNumber=${pageNumber}`, asked);
      return { items: answer.blogPostListVm, pageSize: answer.pageSize };
    }),
});

export const blogPostQuery = (id: string) =>
  recordQuery(["blog", "record", id], `${path}/${id}`, (answer: { blogDto: BlogPostRecord }) => answer.blogDto);

type Progress = (fraction: number) => void;

export const createBlogPost = (draft: BlogPostDraft, onProgress: Progress) =>
  callApi(path, { method: "POST", body: newPostBody(draft), onProgress });

export const updateBlogPost = (id: number, draft: BlogPostDraft, onProgress: Progress) =>
  callApi(path, { method: "PUT", body: postBody(id, draft), onProgress });

export const deleteBlogPost = (id: number) => callApi(`${path}/${id}`, { method: "DELETE" });
