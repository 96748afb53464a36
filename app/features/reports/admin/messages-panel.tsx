import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { dashboardQuery, retryMail } from "#app/features/reports/dashboard/queries.ts";
import type { FailedMail } from "#app/features/reports/dashboard/schema.ts";
import { mailReasonIn } from "#app/messages/admin/mail-reasons.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { mailNameOf } from "./mail-names.ts";
import { Panel, PanelLine, placeholder } from "./panel.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

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

/** A mail that is not about a message: no other screen shows that it failed. */
function FailedMailLine({ mail: { mailJobId, kind, reason } }: { mail: FailedMail }) {
  const { messages: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  const client = useQueryClient();
  const name = mailNameOf(kind, language);
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryMail(mailJobId),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (error) => showError(error.message, 4500),
    onSettled: () => client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  });
  return (
    <li className="flex min-h-11 items-center gap-3 px-1 py-2 text-sm">
      <span className="min-w-0 flex-1">
        <span className="font-medium [overflow-wrap:anywhere]">{text.failedMail(name)}</span>
        <span className="block text-xs [overflow-wrap:anywhere] text-fg-muted">{mailReasonIn(language, reason)}</span>
      </span>
      <Button look="quiet" resting={isPending} aria-label={text.retryMail(name)} onClick={() => mutate()}>
        {text.retry}
      </Button>
    </li>
  );
}
