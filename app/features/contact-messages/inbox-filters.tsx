import clsx from "clsx";
import { useHydrated } from "#app/admin-kit/hydrated.ts";
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
  const isHydrated = useHydrated();
  const many: Partial<Record<InboxState, number>> = counts ?? {};
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Show</legend>
      {(Object.keys(names) as InboxState[]).map((state) => (
        <button
          key={state}
          type="button"
          inert={!isHydrated}
          aria-pressed={state === value}
          onClick={() => onChange(state)}
          className={clsx(
            "min-h-10 rounded-lg px-3 text-sm font-semibold",
            state === value ? "bg-accent text-on-accent" : "text-fg-muted hover:bg-sunken hover:text-fg",
          )}
        >
          {names[state]}
          {many[state] ? ` (${many[state]})` : ""}
        </button>
      ))}
    </fieldset>
  );
}
