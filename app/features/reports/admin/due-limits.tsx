import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { findDueLimits } from "#app/features/settings/regulatory-limits.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Panel, PanelLine } from "./panel.tsx";
import { placeholder } from "./placeholder.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

/** Figures of the calculators that someone has to look at again. */
export function DueLimits() {
  const { figures: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={placeholder}>
      {({ resources }) => {
        const dueLimits = findDueLimits(resources, new Date(), language);
        return (
          <Panel title={text.title} count={dueLimits.length} fine={text.fine}>
            {dueLimits.map(({ key, label, webResourceId, detail }) => (
              <PanelLine key={key} to={webResourceId ? `/admin/resource/edit?id=${webResourceId}` : "/admin/resources/add"} detail={detail}>
                {label}
              </PanelLine>
            ))}
          </Panel>
        );
      }}
    </QueryStates>
  );
}
