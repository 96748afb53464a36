import { useHydrated } from "#app/admin-kit/hydrated.ts";
import { type LeadState, type WorkState, workStates } from "#app/features/leads/lead-states.ts";
import { useTexts } from "#app/messages/messages.ts";
import { leadTexts } from "./texts/leads.ts";

type Props = { name: string; state: LeadState; pending: boolean; onMove: (state: WorkState) => void };

/** Where a message may go from where it is; choosing moves it. */
export function MoveSelect({ name, state, pending, onMove }: Props) {
  const isHydrated = useHydrated();
  const text = useTexts(leadTexts);
  return (
    <select
      aria-label={text.moveWhat(name)}
      className="min-h-10 w-fit max-w-full min-w-0 rounded-lg border border-edge-strong bg-surface px-2 text-sm disabled:opacity-55"
      value=""
      disabled={pending || !isHydrated}
      onChange={(event) => onMove(event.target.value as WorkState)}
    >
      <option value="" disabled>
        {text.moveTo}
      </option>
      {workStates
        .filter((other) => other !== state)
        .map((other) => (
          <option key={other} value={other}>
            {text.states[other]}
          </option>
        ))}
    </select>
  );
}
