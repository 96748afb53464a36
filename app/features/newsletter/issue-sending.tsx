import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { InstantField } from "#app/admin-kit/fields/instant-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import type { IssueRecord } from "./draft.ts";
import { IssueCounts, IssueState } from "./issue-state.tsx";
import { issuesKey, mailTrial, retryIssue, sendIssue, stopIssue } from "./queries.ts";

type Props = {
  issue: IssueRecord;
  /** What is typed and not saved would not be sent. */
  unsaved: boolean;
};

/** Whether and when an issue goes out, and what became of it. */
export function IssueSending({ issue, unsaved }: Props) {
  const { newsletterIssueId: id, sending } = issue;
  const trial = useSentence(() => mailTrial(id));
  return (
    <section aria-labelledby="issue-sending" className="grid gap-3 rounded-2xl border border-edge bg-surface p-4 text-sm sm:p-6">
      <h2 id="issue-sending" className="text-base font-semibold">
        Sending
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1" role="status">
        <IssueState sending={sending} />
        {sending && sending.state !== "scheduled" && <IssueCounts sending={sending} />}
      </p>
      {sending?.state === "paused" && (
        <p className="rounded-xl bg-warn-soft px-4 py-3 text-warn">
          The mail server refuses most of these mails, so no more are sent. Ask the mail provider why before you try again.
        </p>
      )}
      {unsaved && <p className="text-fg-muted">Save first: what is sent is what was saved.</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => trial.mutate()} resting={trial.isPending || unsaved}>
          Send a test to myself
        </Button>
        {(!sending || sending.state === "scheduled") && <SendButton id={id} isResting={unsaved} isScheduled={sending !== null} />}
        {sending && (sending.state === "paused" || (sending.state === "sent" && sending.failed > 0)) && <RetryButton id={id} />}
        {sending && ["scheduled", "sending", "paused"].includes(sending.state) && (
          <ConfirmAction
            title="Stop this newsletter?"
            text={
              sending.state === "scheduled"
                ? "It becomes a draft again."
                : "Those who have it keep it; nobody else gets it. It cannot be sent again."
            }
            confirm="Yes, stop it"
            run={() => stopIssue(id)}
            refresh={issuesKey}
          >
            Stop
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
  const retry = useSentence(() => retryIssue(id));
  return (
    <Button onClick={() => retry.mutate()} resting={retry.isPending}>
      Try again for those that failed
    </Button>
  );
}

function SendButton({ id, isResting, isScheduled }: { id: number; isResting: boolean; isScheduled: boolean }) {
  const [open, setOpen] = useState(false);
  const [sendAt, setSendAt] = useState("");
  const send = useSentence(
    () => sendIssue(id, sendAt),
    () => setOpen(false),
  );
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)} resting={isResting}>
        <Send aria-hidden className="size-4" />
        {isScheduled ? "Change the time" : "Send to all subscribers"}
      </Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title="Send this newsletter?"
        text="Everyone who is subscribed gets it, each in their language. It goes out once and cannot be called back."
        actions={
          <>
            <Button onClick={() => setOpen(false)} resting={send.isPending}>
              Cancel
            </Button>
            <Button look="primary" onClick={() => send.mutate()} resting={send.isPending}>
              {sendAt === "" ? "Send now" : "Schedule"}
            </Button>
          </>
        }
      >
        <InstantField name="sendAt" label="When" hint="Empty: now" value={sendAt} onChange={setSendAt} />
      </Popup>
    </>
  );
}
