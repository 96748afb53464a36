import { type ListAddress, parseListAddress } from "#app/admin-kit/list-address.ts";
import { parseState, type StateChoice } from "#app/features/drafts/draft-list.ts";

const dayPattern = /^20\d\d-\d\d-\d\d$/;

export const blogPostSorts = ["blogId", "title", "body", "publishedAt"] as const;
export type BlogPostSort = (typeof blogPostSorts)[number];

/** Empty values mean any. */
export type PostList = ListAddress & { status: StateChoice; category: string; from: string; to: string };

export function parsePostList(address: URLSearchParams): PostList {
  const text = (name: string, form: RegExp) => form.exec(address.get(name) ?? "")?.[0] ?? "";
  return {
    ...parseListAddress(address, blogPostSorts),
    status: parseState(address.get("status")),
    category: text("category", /^[1-9]\d{0,8}$/),
    from: text("from", dayPattern),
    to: text("to", dayPattern),
  };
}

/** Whether filters other than the search are set. */
export const isNarrowed = ({ status, category, from, to }: PostList) => status !== "all" || `${category}${from}${to}` !== "";
