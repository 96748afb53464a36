import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { nounOf } from "#app/features/nouns.ts";
import { dashboardQuery } from "#app/features/reports/dashboard/queries.ts";
import { isSampleValue, settingLabel } from "#app/features/settings/find-setting.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Panel, PanelLine } from "./panel.tsx";
import { placeholder } from "./placeholder.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

/** What came with the site and is not theirs yet. */
export function SampleValues() {
  const { samples: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  const records = useQuery(dashboardQuery).data?.sampleRecords ?? [];
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={placeholder}>
      {({ resources }) => {
        const samples = resources.filter(({ context, value }) => isSampleValue(context, value));
        return (
          <Panel title={text.title} count={samples.length + records.length} fine={text.fine}>
            {samples.map(({ webResourceId, context, value }) => (
              <PanelLine key={webResourceId} to={`/admin/resource/edit?id=${webResourceId}`} detail={value}>
                {settingLabel(context, language)}
              </PanelLine>
            ))}
            {records.map(({ entity, id, title, parts }) => (
              <PanelLine
                key={`${entity} ${id}`}
                to={nounOf(entity).editPath(id)}
                detail={parts.includes("article") ? text.article : text.still(parts)}
              >
                {nounOf(entity).label[language]}: {title}
              </PanelLine>
            ))}
          </Panel>
        );
      }}
    </QueryStates>
  );
}
