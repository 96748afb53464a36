import { type ListAddress, parseListAddress } from "#app/admin-kit/list-address.ts";

export const pageContentSorts = ["webPageContentId", "title", "body"] as const;
export type PageContentSort = (typeof pageContentSorts)[number];

export const pageContentStatuses = ["draft", "published"] as const;

/** An empty category means any. */
export type ContentList = ListAddress & { category: string; status: "all" | (typeof pageContentStatuses)[number] };

export function parseContentList(address: URLSearchParams): ContentList {
  const category = /^\d{1,9}$/.exec(address.get("category") ?? "")?.[0] ?? "";
  const status = pageContentStatuses.find((known) => known === address.get("status")) ?? "all";
  return { ...parseListAddress(address, pageContentSorts), category, status };
}
