import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { findDueFigures } from "#app/features/settings/figures.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Panel, PanelLine } from "./panel.tsx";
import { placeholder } from "./placeholder.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

/** Figures of the calculators that someone has to look at again. */
export function DueFigures() {
  const { figures: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={placeholder}>
      {({ resources }) => {
        const dueFigures = findDueFigures(resources, new Date(), language);
        return (
          <Panel title={text.title} count={dueFigures.length} fine={text.fine}>
            {dueFigures.map(({ key, label, webResourceId, detail }) => (
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
