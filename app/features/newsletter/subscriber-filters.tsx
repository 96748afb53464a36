import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import { newsletterListTexts } from "#app/messages/admin/newsletter-lists.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { SubscriberState } from "#lib/subscriber-states.ts";
import type { SubscriberFilter } from "./subscriber-list.ts";

type Props = { value: SubscriberFilter; onChange: (state: SubscriberFilter) => void; counts: Record<SubscriberState, number> | undefined };

export function SubscriberFilters({ value, onChange, counts }: Props) {
  const { states } = useTexts(newsletterListTexts);
  return <FilterRow value={value} onChange={onChange} names={states} counts={counts} />;
}
