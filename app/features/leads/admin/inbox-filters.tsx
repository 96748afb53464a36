import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import { workStates } from "#app/features/leads/lead-states.ts";
import type { InboxState } from "#app/features/leads/messages/inbox-states.ts";
import { useTexts } from "#app/messages/messages.ts";
import { pick } from "#lib/pick.ts";
import { inboxTexts } from "./texts/inbox.ts";
import { leadTexts } from "./texts/leads.ts";

type Props = {
  value: InboxState;
  onChange: (state: InboxState) => void;
  counts: { held: number; failed: number; followUp: number } | undefined;
};

export function InboxFilters({ value, onChange, counts }: Props) {
  const { all, followUp, failed } = useTexts(inboxTexts);
  const { states } = useTexts(leadTexts);
  const names: Record<InboxState, string> = { all, ...pick(states, workStates), followUp, held: states.held, failed };
  return <FilterRow value={value} onChange={onChange} names={names} counts={counts} />;
}
