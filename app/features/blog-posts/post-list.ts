import { parseListAddress } from "#app/admin-kit/list-address.ts";

/** What staff may sort the list of posts by. */
export const blogPostSorts = ["blogId", "title", "body"] as const;
export type BlogPostSort = (typeof blogPostSorts)[number];

export const parsePostList = (address: URLSearchParams) => parseListAddress(address, blogPostSorts);
