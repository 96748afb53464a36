import { useQuery } from "@tanstack/react-query";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { SecondFactorDue } from "#app/features/accounts/admin/second-factor-due.tsx";
import { dashboardQuery } from "#app/features/reports/dashboard/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { BulkReads } from "./bulk-reads.tsx";
import { DueLicenses } from "./due-licenses.tsx";
import { DueLimits } from "./due-limits.tsx";
import { FirstRunPanel } from "./first-run-panel.tsx";
import { LastBackup } from "./last-backup.tsx";
import { LastChanges } from "./last-changes.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import { placeholder } from "./placeholder.tsx";
import { ProposalsPanel } from "./proposals-panel.tsx";
import { SampleValues } from "./sample-values.tsx";
import { SpanishGaps } from "./spanish-gaps.tsx";
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
          <DueLimits />
          <SampleValues />
        </div>
      </div>
    </div>
  );
}
