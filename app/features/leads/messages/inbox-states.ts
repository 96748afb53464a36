import { type ListAddress, parseListAddress, type Sort } from "#app/admin-kit/list-address.ts";
import { workStates } from "#app/features/leads/lead-states.ts";

export const inboxStates = ["all", ...workStates, "followUp", "held", "failed"] as const;
export type InboxState = (typeof inboxStates)[number];

export const inboxOrders = ["newest", "oldest", "name", "nameBackwards"] as const;
export type InboxOrder = (typeof inboxOrders)[number];

export const triesBeforeTrouble = 3;

export const newestFirst: Sort = { sort: "createdAt", direction: "desc" };

export type InboxList = ListAddress & { state: InboxState };

export function parseInbox(address: URLSearchParams): InboxList {
  const state = inboxStates.find((known) => known === address.get("state")) ?? "all";
  return { ...parseListAddress(address, ["name", "createdAt"], newestFirst), state };
}

export function inboxOrderOf({ sort, direction }: Sort): InboxOrder {
  if (sort === "name") return direction === "asc" ? "name" : "nameBackwards";
  return direction === "asc" ? "oldest" : "newest";
}
