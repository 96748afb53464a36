import { useQuery } from "@tanstack/react-query";
import { When } from "#app/admin-kit/when.tsx";
import { proposalsQuery } from "#app/features/officers/own-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Panel, PanelLine } from "./panel.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

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
