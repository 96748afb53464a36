import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import type { SubscriberState } from "#lib/subscriber-states.ts";
import type { SubscriberFilter } from "./subscriber-list.ts";

export const stateNames: Record<SubscriberFilter, string> = {
  all: "All",
  pending: "Not confirmed",
  subscribed: "Subscribed",
  unsubscribed: "Unsubscribed",
  bounced: "Bounced",
};

type Props = { value: SubscriberFilter; onChange: (state: SubscriberFilter) => void; counts: Record<SubscriberState, number> | undefined };

export function SubscriberFilters({ value, onChange, counts }: Props) {
  return <FilterRow value={value} onChange={onChange} names={stateNames} counts={counts} />;
}
