import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { InstantField } from "#app/admin-kit/fields/instant-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import type { IssueRecord } from "#app/features/newsletter/draft.ts";
import { issuesKey, mailTrial, retryIssue, sendIssue, stopIssue } from "#app/features/newsletter/queries.ts";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IssueCounts, IssueProgress, IssueState } from "./issue-state.tsx";
import { newsletterIssueTexts } from "./texts/newsletter-issue.ts";

type Props = {
  issue: IssueRecord;
  /** What is typed and not saved would not be sent. */
  unsaved: boolean;
};

/** Whether and when an issue goes out, and what became of it. */
export function IssueSending({ issue, unsaved }: Props) {
  const { newsletterIssueId: id, sending } = issue;
  const text = useTexts(newsletterIssueTexts);
  const trial = useSentence(() => mailTrial(id));
  return (
    <section aria-labelledby="issue-sending" className="grid gap-3 rounded-2xl border border-edge bg-surface p-4 text-sm sm:p-6">
      <h2 id="issue-sending" className="text-base font-semibold">
        {text.sending}
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1" role="status">
        <IssueState sending={sending} />
        {sending && sending.state !== "scheduled" && <IssueCounts sending={sending} />}
        {(!sending || sending.state === "scheduled") && <span>{text.readers(issue.readers.en, issue.readers.es)}</span>}
      </p>
      {sending && <IssueProgress sending={sending} />}
      {sending?.state === "paused" && <p className="rounded-xl bg-warn-soft px-4 py-3 text-warn">{text.paused}</p>}
      {unsaved && <p className="text-fg-muted">{text.saveFirst}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => trial.mutate()} resting={trial.isPending || unsaved}>
          {text.trial}
        </Button>
        {(!sending || sending.state === "scheduled") && <SendButton issue={issue} isResting={unsaved} isScheduled={sending !== null} />}
        {sending && (sending.state === "paused" || (sending.state === "sent" && sending.failed > 0)) && <RetryButton id={id} />}
        {sending && ["scheduled", "sending", "paused"].includes(sending.state) && (
          <ConfirmAction
            title={text.stopTitle}
            text={sending.state === "scheduled" ? text.stopScheduled : text.stopBegun}
            confirm={text.stopConfirm}
            run={() => stopIssue(id)}
            refresh={issuesKey}
          >
            {text.stop}
          </ConfirmAction>
        )}
      </div>
    </section>
  );
}

/** Does something, says the server's sentence, and reads the issue again. */
function useSentence(run: () => Promise<{ message: string }>, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      onDone?.();
      await client.invalidateQueries({ queryKey: issuesKey });
      showSuccess(message);
    },
    onError: (error) => {
      onDone?.();
      showError(error.message, 6_000);
    },
  });
}

function RetryButton({ id }: { id: number }) {
  const text = useTexts(newsletterIssueTexts);
  const retry = useSentence(() => retryIssue(id));
  return (
    <Button onClick={() => retry.mutate()} resting={retry.isPending}>
      {text.retry}
    </Button>
  );
}

function SendButton({ issue, isResting, isScheduled }: { issue: IssueRecord; isResting: boolean; isScheduled: boolean }) {
  const text = useTexts(newsletterIssueTexts);
  const forms = useTexts(formTexts);
  const { newsletterIssueId: id, readers } = issue;
  const [open, setOpen] = useState(false);
  const [sendAt, setSendAt] = useState("");
  const send = useSentence(
    () => sendIssue(id, sendAt),
    () => setOpen(false),
  );
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)} resting={isResting}>
        <Icon of={Send} className="size-4" />
        {isScheduled ? text.changeTime : text.sendToAll}
      </Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={text.sendTitle}
        text={`${text.readers(readers.en, readers.es)} ${text.sendText}`}
        actions={
          <>
            <Button onClick={() => setOpen(false)} resting={send.isPending}>
              {forms.cancel}
            </Button>
            <Button look="primary" onClick={() => send.mutate()} resting={send.isPending}>
              {sendAt === "" ? text.sendNow : text.schedule}
            </Button>
          </>
        }
      >
        <InstantField name="sendAt" label={text.when} hint={text.whenHint} value={sendAt} onChange={setSendAt} />
      </Popup>
    </>
  );
}
