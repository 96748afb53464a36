import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import { inboxTexts } from "#app/messages/admin/inbox.ts";
import { leadTexts } from "#app/messages/admin/leads.ts";
import { useTexts } from "#app/messages/messages.ts";
import { workStates } from "#lib/lead-states.ts";
import { pick } from "#lib/pick.ts";
import type { InboxState } from "./inbox-states.ts";

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
