import { type ListAddress, parseListAddress } from "#app/admin-kit/list-address.ts";
import { type SubscriberState, subscriberStates } from "./states.ts";

export const subscriberFilters = ["all", ...subscriberStates] as const;
export type SubscriberFilter = "all" | SubscriberState;

export type SubscriberList = ListAddress & { state: SubscriberFilter };

export function parseSubscriberList(address: URLSearchParams): SubscriberList {
  const state = subscriberFilters.find((known) => known === address.get("state")) ?? "all";
  return { ...parseListAddress(address, []), state };
}

export const parseIssueList = (address: URLSearchParams) => parseListAddress(address, []);
