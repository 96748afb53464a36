import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Button } from "#app/admin-kit/button.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import type { WorkState } from "#app/features/leads/lead-states.ts";
import { changeMessage, messagesKey } from "#app/features/leads/messages/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { leadTexts } from "./texts/leads.ts";

type MovedMessage = { contactMessageId: number; version: number; name: string };
type Move = { message: MovedMessage; state: WorkState; closedReason?: string };

/** Moves messages from state to state. Whoever was lost was lost for a reason: it is asked for. */
export function useMove() {
  const client = useQueryClient();
  const [lost, setLost] = useState<MovedMessage>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ message: { contactMessageId, version }, state, closedReason }: Move) =>
      changeMessage({ contactMessageId, version, state, closedReason }),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (error) => showError(error.message, 4500),
    // After a conflict too: what a colleague did is shown, so that the next move is made knowingly.
    onSettled: async (_, error) => {
      if (!(error instanceof ApiFailure && error.status === 400)) setLost(undefined);
      await client.invalidateQueries({ queryKey: messagesKey });
    },
  });

  return {
    pending: isPending,
    move: (message: MovedMessage, state: WorkState) => (state === "lost" ? setLost(message) : mutate({ message, state })),
    dialog: lost && (
      <LostDialog
        name={lost.name}
        pending={isPending}
        onClose={() => setLost(undefined)}
        onConfirm={(closedReason) => mutate({ message: lost, state: "lost", closedReason })}
      />
    ),
  };
}

type DialogProps = { name: string; pending: boolean; onClose: () => void; onConfirm: (reason: string) => void };

function LostDialog({ name, pending, onClose, onConfirm }: DialogProps) {
  const text = useTexts(leadTexts);
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === "") setError(text.lostMissing);
    else if (!pending) onConfirm(reason);
  }

  return (
    <Popup
      open
      onClose={onClose}
      title={text.lostTitle(name)}
      text={text.lostText}
      actions={
        <>
          <Button onClick={onClose} resting={pending}>
            {text.cancel}
          </Button>
          <Button type="submit" form="lost-reason" look="primary" resting={pending}>
            {text.moveToLost}
          </Button>
        </>
      }
    >
      <form id="lost-reason" onSubmit={submit}>
        <TextField label={text.reason} name="closedReason" value={reason} onChange={setReason} error={error} required />
      </form>
    </Popup>
  );
}
