import { useQuery } from "@tanstack/react-query";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { SecondFactorDue } from "#app/features/accounts/admin/second-factor-due.tsx";
import { incidentTexts } from "#app/features/history/admin/texts/incident.ts";
import { dashboardQuery } from "#app/features/reports/dashboard/queries.ts";
import type { BackupState, BulkRead } from "#app/features/reports/dashboard/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { officeDay } from "#lib/dates.ts";
import { ApprovalPanels } from "./approval-panels.tsx";
import { SampleValues, SpanishGaps } from "./content-panels.tsx";
import { DraftsPanel } from "./drafts-panel.tsx";
import { DueDocuments, DueLicenses, DueLimits, DuePrograms, UnreadableBlocks } from "./due-panels.tsx";
import { FirstRunPanel } from "./first-run.tsx";
import { LastChanges } from "./last-changes.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import { Panel, PanelLine, placeholder } from "./panel.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

export default function Dashboard() {
  return (
    <div className="grid gap-5">
      <PageHeading title={useTexts(dashboardTexts).title} />
      <SecondFactorDue />
      {useMay("accounts.manage") && <FirstRunPanel />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          {useMay("messages.read") && <MessagesPanel />}
          {useMay("drafts.comment") && <ApprovalPanels />}
          <DraftsPanel />
          <SpanishGaps />
          <LastChanges />
        </div>
        <div className="grid min-w-0 gap-4">
          <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
            {({ dueLicenses, duePrograms, dueDocuments, unreadableBlocks, backup, bulkReads }) => (
              <>
                {unreadableBlocks.length > 0 && <UnreadableBlocks blocks={unreadableBlocks} />}
                {bulkReads.length > 0 && <BulkReads reads={bulkReads} />}
                <DueLicenses licenses={dueLicenses} />
                <DuePrograms programs={duePrograms} />
                {dueDocuments.length > 0 && <DueDocuments documents={dueDocuments} />}
                {backup && <LastBackup backup={backup} />}
              </>
            )}
          </QueryStates>
          <DueLimits />
          <SampleValues />
        </div>
      </div>
    </div>
  );
}

const dayMs = 24 * 60 * 60_000;

/** Staff who read the data of unusually many customers; each line links to what they read. */
function BulkReads({ reads }: { reads: BulkRead[] }) {
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

function LastBackup({ backup: { goodAt, isScheduled, isLate } }: { backup: BackupState }) {
  const { backup: text } = useTexts(dashboardTexts);
  return (
    <section aria-label={text.title} className="grid gap-2 rounded-2xl border border-edge bg-surface p-4 sm:p-5">
      <h2 className="text-base font-semibold">{text.title}</h2>
      <p className={isLate ? "text-sm text-warn" : "text-sm text-good"}>
        {goodAt === null ? (
          text.none
        ) : (
          <>
            {text.last} <When at={goodAt} />
          </>
        )}
      </p>
      {isLate && <p className="text-sm text-fg-muted">{isScheduled ? text.late : text.notScheduled}</p>}
    </section>
  );
}
