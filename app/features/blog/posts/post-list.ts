import { type ListAddress, parseListAddress } from "#app/admin-kit/list-address.ts";
import { type PostState, postStates } from "#lib/publication.ts";

const dayPattern = /^20\d\d-\d\d-\d\d$/;

/** What staff may sort the list of posts by. */
export const blogPostSorts = ["blogId", "title", "body", "publishedAt"] as const;
export type BlogPostSort = (typeof blogPostSorts)[number];

/** How the posts stand, the category that they are in, and the days of their publication; empty means any. */
export type PostList = ListAddress & { status: "all" | PostState; category: string; from: string; to: string };

export function parsePostList(address: URLSearchParams): PostList {
  const text = (name: string, form: RegExp) => form.exec(address.get(name) ?? "")?.[0] ?? "";
  return {
    ...parseListAddress(address, blogPostSorts),
    status: postStates.find((known) => known === address.get("status")) ?? "all",
    category: text("category", /^[1-9]\d{0,8}$/),
    from: text("from", dayPattern),
    to: text("to", dayPattern),
  };
}

/** Whether something else than the search leaves posts out. */
export const isNarrowed = ({ status, category, from, to }: PostList) => status !== "all" || `${category}${from}${to}` !== "";
