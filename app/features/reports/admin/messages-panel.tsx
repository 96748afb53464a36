import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { dashboardQuery } from "#app/features/reports/dashboard/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { FailedMailLine } from "./failed-mail-line.tsx";
import { Panel, PanelLine } from "./panel.tsx";
import { placeholder } from "./placeholder.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

/** What waits in the inbox, and mail that was not sent. */
export function MessagesPanel() {
  const { messages: text } = useTexts(dashboardTexts);
  const inbox = "/admin/contactuslist";
  return (
    <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
      {({ newMessages, heldMessages, failedMail, otherFailedMail, lateMail, waitingMail, mailIsSetUp, formsAside }) => (
        <Panel
          title={text.title}
          count={newMessages + heldMessages + failedMail + otherFailedMail.length + lateMail + formsAside.length + (mailIsSetUp ? 0 : 1)}
          fine={text.fine}
        >
          {newMessages > 0 && <PanelLine to={`${inbox}?state=new`}>{text.fresh(newMessages)}</PanelLine>}
          {heldMessages > 0 && (
            <PanelLine to={`${inbox}?state=held`} detail={text.heldDetail}>
              {text.held(heldMessages)}
            </PanelLine>
          )}
          {failedMail > 0 && (
            <PanelLine to={`${inbox}?state=failed`} detail={text.failedDetail}>
              {text.failed(failedMail)}
            </PanelLine>
          )}
          {otherFailedMail.map((mail) => (
            <FailedMailLine key={mail.mailJobId} mail={mail} />
          ))}
          {formsAside.map(({ node, folder, count }) => (
            <li key={node + folder} className="px-1 py-2 text-sm">
              <span className="font-medium">{text.aside(count)}</span>
              <span className="block text-xs [overflow-wrap:anywhere] text-fg-muted">{text.rejectedDetail(node, folder)}</span>
            </li>
          ))}
          {lateMail > 0 && (
            <PanelLine to={`${inbox}?state=failed`} detail={text.lateDetail}>
              {text.late(lateMail)}
            </PanelLine>
          )}
          {!mailIsSetUp && (
            <PanelLine to={inbox} detail={text.noServerDetail(waitingMail)}>
              {text.noServer}
            </PanelLine>
          )}
        </Panel>
      )}
    </QueryStates>
  );
}
