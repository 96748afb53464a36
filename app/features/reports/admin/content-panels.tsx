import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { nounOf } from "#app/features/nouns.ts";
import { findRecordForm } from "#app/features/record-forms.ts";
import { dashboardQuery } from "#app/features/reports/dashboard/queries.ts";
import { mostGaps, type SpanishGap } from "#app/features/reports/dashboard/schema.ts";
import { describeValue, isSampleValue, lacksSpanish, settingLabel } from "#app/features/settings/find-setting.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { Panel, PanelLine, placeholder } from "./panel.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

export function SampleValues() {
  const { samples: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  const records = useQuery(dashboardQuery).data?.sampleRecords ?? [];
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={placeholder}>
      {({ resources }) => {
        const samples = resources.filter(({ context, value, version }) => isSampleValue(context, value, version));
        return (
          <Panel title={text.title} count={samples.length + records.length} fine={text.fine}>
            {samples.map(({ webResourceId, context, value }) => (
              <PanelLine
                key={webResourceId}
                to={`/admin/resource/edit?id=${webResourceId}`}
                detail={describeValue(context, value, language)}
              >
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

function gapText({ entity, missing, stale }: SpanishGap, language: Language): string {
  const { spanish: text } = dashboardTexts[language];
  const names: Record<string, string> = findRecordForm(entity)?.labels[language] ?? {};
  const listNames = (fields: string[]) => fields.map((field) => names[field] ?? field).join(", ");
  const gapTexts = [missing.length > 0 && text.missing(listNames(missing)), stale.length > 0 && text.stale(listNames(stale))];
  return gapTexts.filter(Boolean).join("; ");
}

export function SpanishGaps() {
  const { spanish: text, moreThan } = useTexts(dashboardTexts);
  const language = useLanguage();
  const { data: settings } = useQuery(webResourcesQuery);
  const resourcesWithoutSpanish = settings?.resources.filter(lacksSpanish) ?? [];
  const howMany = (gaps: number) => (gaps < mostGaps ? gaps + resourcesWithoutSpanish.length : moreThan(mostGaps));
  return (
    <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
      {({ spanishGaps }) => (
        <Panel title={text.title} count={howMany(spanishGaps.length)} fine={text.fine}>
          {spanishGaps.map((gap) => (
            <PanelLine
              key={`${gap.entity} ${gap.id}`}
              to={nounOf(gap.entity).editPath(gap.id)}
              detail={`${nounOf(gap.entity).label[language]}, ${gapText(gap, language)}`}
            >
              {gap.title}
            </PanelLine>
          ))}
          {resourcesWithoutSpanish.map(({ webResourceId, context, translations }) => (
            <PanelLine
              key={context}
              to={`/admin/resource/edit?id=${webResourceId}`}
              detail={translations?.stale?.length ? text.resourceStale : text.resourceMissing}
            >
              {settingLabel(context, language)}
            </PanelLine>
          ))}
        </Panel>
      )}
    </QueryStates>
  );
}
