import { FilterRow } from "#app/admin-kit/filter-row.tsx";
import { leadStateNames, workStates } from "#lib/lead-states.ts";
import { pick } from "#lib/pick.ts";
import type { InboxState } from "./inbox-states.ts";

type Props = {
  value: InboxState;
  onChange: (state: InboxState) => void;
  counts: { held: number; failed: number; followUp: number } | undefined;
};

const names: Record<InboxState, string> = {
  all: "All",
  ...pick(leadStateNames, workStates),
  followUp: "Follow up",
  held: leadStateNames.held,
  failed: "Mail needs attention",
};

export function InboxFilters({ value, onChange, counts }: Props) {
  return <FilterRow value={value} onChange={onChange} names={names} counts={counts} />;
}
