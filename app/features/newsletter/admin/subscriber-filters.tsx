import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import type { SubscriberFilter } from "#app/features/newsletter/subscriber-list.ts";
import type { SubscriberState } from "#app/features/newsletter/subscriber-states.ts";
import { useTexts } from "#app/messages/messages.ts";
import { newsletterListTexts } from "./texts/newsletter-lists.ts";

type Props = { value: SubscriberFilter; onChange: (state: SubscriberFilter) => void; counts: Record<SubscriberState, number> | undefined };

export function SubscriberFilters({ value, onChange, counts }: Props) {
  const { states } = useTexts(newsletterListTexts);
  return <FilterRow value={value} onChange={onChange} names={states} counts={counts} />;
}
