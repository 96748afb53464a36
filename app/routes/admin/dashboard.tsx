import { useQuery } from "@tanstack/react-query";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { SecondFactorDue } from "#app/features/accounts/admin/second-factor-due.tsx";
import { BulkReads } from "#app/features/dashboard/bulk-reads.tsx";
import { DueLicenses } from "#app/features/dashboard/due-licenses.tsx";
import { LastBackup } from "#app/features/dashboard/last-backup.tsx";
import { dashboardQuery } from "#app/features/dashboard/queries.ts";
import { dashboardTexts } from "#app/messages/admin/dashboard.ts";
import { useTexts } from "#app/messages/messages.ts";
import { DueFigures } from "./dashboard/due-figures.tsx";
import { FirstRunPanel } from "./dashboard/first-run-panel.tsx";
import { LastChanges } from "./dashboard/last-changes.tsx";
import { MessagesPanel } from "./dashboard/messages-panel.tsx";
import { placeholder } from "./dashboard/placeholder.tsx";
import { ProposalsPanel } from "./dashboard/proposals-panel.tsx";
import { SampleValues } from "./dashboard/sample-values.tsx";
import { SpanishGaps } from "./dashboard/spanish-gaps.tsx";

export default function Dashboard() {
  return (
    <div className="grid gap-5">
      <PageHeading title={useTexts(dashboardTexts).title} />
      <SecondFactorDue />
      {useMay("accounts.manage") && <FirstRunPanel />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          {useMay("messages.read") && <MessagesPanel />}
          {useMay("profile.approve") && <ProposalsPanel />}
          <SpanishGaps />
          <LastChanges />
        </div>
        <div className="grid min-w-0 gap-4">
          <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
            {({ dueLicenses, backup, bulkReads }) => (
              <>
                {bulkReads.length > 0 && <BulkReads reads={bulkReads} />}
                <DueLicenses licenses={dueLicenses} />
                {backup && <LastBackup backup={backup} />}
              </>
            )}
          </QueryStates>
          <DueFigures />
          <SampleValues />
        </div>
      </div>
    </div>
  );
}
