import { stateNames } from "#app/messages/us-states.ts";
import { longDay } from "#lib/dates.ts";
import { Panel, PanelLine } from "./panel.tsx";
import type { DueLicense } from "./schema.ts";

/** Officers whose license ends soon, has ended, or is not there: with the last one go Apply and new messages. */
export function DueLicenses({ licenses }: { licenses: DueLicense[] }) {
  return (
    <Panel title="Licenses to renew" count={licenses.length} fine="No license of an active officer ends within 60 days.">
      {licenses.map((license) => (
        <PanelLine
          key={`${license.loanOfficerId} ${license.state}`}
          to={`/admin/loanofficercms/edit/${license.loanOfficerId}`}
          detail={dueText(license)}
        >
          {license.state === null ? license.officer : `${license.officer}, ${stateNames.en[license.state]}`}
        </PanelLine>
      ))}
    </Panel>
  );
}

function dueText({ until, within }: DueLicense): string {
  if (until === null) return "No license is listed: visitors cannot apply with this officer";
  const day = longDay(until, "en");
  if (within === 0) return `Ended on ${day}`;
  return within === 7 ? `Ends within a week, on ${day}` : `Ends within ${within} days, on ${day}`;
}
