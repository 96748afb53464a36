import { useQuery } from "@tanstack/react-query";
import { stateTexts } from "#app/features/drafts/admin/texts/states.ts";
import { allDraftsQuery } from "#app/features/drafts/list-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { isInState, recordStates } from "#lib/record-state.ts";
import { Panel, PanelLine } from "./panel.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

/** How many drafts there are in each state. Without drafts there is no panel. */
export function DraftsPanel() {
  const text = useTexts(dashboardTexts);
  const { states } = useTexts(stateTexts);
  const { data: drafts = [] } = useQuery(allDraftsQuery);
  if (drafts.length === 0) return null;
  const counts = recordStates.map((state) => ({ state, count: drafts.filter((draft) => isInState(draft, state)).length }));
  return (
    <Panel title={text.drafts} count={drafts.length} fine="">
      {counts
        .filter(({ state, count }) => state !== "published" && count > 0)
        .map(({ state, count }) => (
          <PanelLine key={state} to={`/admin/drafts?state=${state}`}>
            {states[state]}: {count}
          </PanelLine>
        ))}
    </Panel>
  );
}
