import { When } from "#app/admin-kit/when.tsx";
import { incidentTexts } from "#app/features/history/admin/texts/incident.ts";
import type { BulkRead } from "#app/features/reports/dashboard/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { officeDay } from "#lib/dates.ts";
import { Panel, PanelLine } from "./panel.tsx";

const dayMs = 24 * 60 * 60_000;

/** Leads to what each of them read. */
export function BulkReads({ reads }: { reads: BulkRead[] }) {
  const { dashboard: text } = useTexts(incidentTexts);
  return (
    <Panel title={text.title} count={reads.length} fine="">
      {reads.map(({ userId, who, records, at }) => (
        <PanelLine
          key={`${userId} ${at}`}
          to={`/admin/incident?person=${userId}&from=${officeDay(new Date(Date.parse(at) - dayMs))}`}
          detail={<When at={at} />}
        >
          {text.line(who, records)}
        </PanelLine>
      ))}
    </Panel>
  );
}
