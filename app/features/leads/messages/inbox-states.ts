import { type ListAddress, parseListAddress, type Sort } from "#app/admin-kit/list-address.ts";
import { workStates } from "#app/features/leads/lead-states.ts";

/** The kinds of messages that the inbox shows, and the orders it shows them in. */
export const inboxStates = ["all", ...workStates, "followUp", "held", "failed"] as const;
export type InboxState = (typeof inboxStates)[number];

export const inboxOrders = ["newest", "oldest", "name", "nameBackwards"] as const;
export type InboxOrder = (typeof inboxOrders)[number];

/** Mail that still waits after this many tries is late. */
export const triesBeforeTrouble = 3;

/** The inbox as one finds it. */
export const newestFirst: Sort = { sort: "createdAt", direction: "desc" };

export type InboxList = ListAddress & { state: InboxState };

export function parseInbox(address: URLSearchParams): InboxList {
  const state = inboxStates.find((known) => known === address.get("state")) ?? "all";
  return { ...parseListAddress(address, ["name", "createdAt"], newestFirst), state };
}

/** The API's word for an order. */
export function inboxOrderOf({ sort, direction }: Sort): InboxOrder {
  if (sort === "name") return direction === "asc" ? "name" : "nameBackwards";
  return direction === "asc" ? "oldest" : "newest";
}
