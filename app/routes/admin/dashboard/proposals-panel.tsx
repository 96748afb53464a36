import { useQuery } from "@tanstack/react-query";
import { When } from "#app/admin-kit/when.tsx";
import { Panel, PanelLine } from "#app/features/dashboard/panel.tsx";
import { proposalsQuery } from "#app/features/officers/own-queries.ts";
import { dashboardTexts } from "#app/messages/admin/dashboard.ts";
import { useTexts } from "#app/messages/messages.ts";

/** Most offices have none most of the time: nothing is said then. */
export function ProposalsPanel() {
  const text = useTexts(dashboardTexts);
  const { data: proposals = [] } = useQuery(proposalsQuery);
  if (proposals.length === 0) return null;
  return (
    <Panel title={text.proposals} count={proposals.length} fine="">
      {proposals.map(({ loanOfficerId, officer, createdAt }) => (
        <PanelLine key={loanOfficerId} to="/admin/officer-proposals" detail={<When at={createdAt} />}>
          {officer.firstName} {officer.lastName}
        </PanelLine>
      ))}
    </Panel>
  );
}
