import clsx from "clsx";
import { useHydrated } from "#app/admin-kit/hydrated.ts";
import type { SubscriberState } from "#lib/subscriber-states.ts";
import { type SubscriberFilter, subscriberFilters } from "./subscriber-list.ts";

export const stateNames: Record<SubscriberFilter, string> = {
  all: "All",
  pending: "Not confirmed",
  subscribed: "Subscribed",
  unsubscribed: "Unsubscribed",
  bounced: "Bounced",
};

type Props = { value: SubscriberFilter; onChange: (state: SubscriberFilter) => void; counts: Record<SubscriberState, number> | undefined };

export function SubscriberFilters({ value, onChange, counts }: Props) {
  const isHydrated = useHydrated();
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Show</legend>
      {subscriberFilters.map((state) => (
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
          {stateNames[state]}
          {state !== "all" && counts?.[state] ? ` (${counts[state]})` : ""}
        </button>
      ))}
    </fieldset>
  );
}
