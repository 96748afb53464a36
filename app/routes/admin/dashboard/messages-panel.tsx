import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FailedMailLine } from "#app/features/dashboard/failed-mail-line.tsx";
import { Panel, PanelLine } from "#app/features/dashboard/panel.tsx";
import { dashboardQuery } from "#app/features/dashboard/queries.ts";
import { dashboardTexts } from "#app/messages/admin/dashboard.ts";
import { useTexts } from "#app/messages/messages.ts";
import { placeholder } from "./placeholder.tsx";

/** What waits in the inbox, and mail that was not sent. */
export function MessagesPanel() {
  const { messages: text } = useTexts(dashboardTexts);
  const inbox = "/admin/contactuslist";
  return (
    <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
      {({ newMessages, heldMessages, failedMail, otherFailedMail, lateMail, waitingMail, mailIsSetUp }) => (
        <Panel
          title={text.title}
          count={newMessages + heldMessages + failedMail + otherFailedMail.length + lateMail + (mailIsSetUp ? 0 : 1)}
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
