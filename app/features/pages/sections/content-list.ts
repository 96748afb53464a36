import { type ListAddress, parseListAddress } from "#app/admin-kit/list-address.ts";
import { parseState, type StateChoice } from "#app/features/drafts/draft-list.ts";

export const pageContentSorts = ["webPageContentId", "title", "body"] as const;
export type PageContentSort = (typeof pageContentSorts)[number];

export const pageContentStatuses = ["draft", "published"] as const;

/** An empty category means any. */
export type ContentList = ListAddress & { category: string; status: StateChoice };

export function parseContentList(address: URLSearchParams): ContentList {
  const category = /^\d{1,9}$/.exec(address.get("category") ?? "")?.[0] ?? "";
  return { ...parseListAddress(address, pageContentSorts), category, status: parseState(address.get("status")) };
}
