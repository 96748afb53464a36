import { useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Options } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { useHydrated } from "#app/admin-kit/hydrated.ts";
import type { MessageKind } from "#app/features/leads/answer-ways.ts";
import { type LeadState, type WorkState, workStates } from "#app/features/leads/lead-states.ts";
import { changeMessage } from "#app/features/leads/messages/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { pick } from "#lib/pick.ts";
import { FormPopup } from "./form-popup.tsx";
import { useMessageName } from "./message-name.tsx";
import { leadTexts } from "./texts/leads.ts";
import { useMessageAction } from "./use-message-action.ts";

type MovedMessage = { contactMessageId: number; version: number; name: string; kind: MessageKind };
type Move = { message: MovedMessage; state: WorkState; closedReason?: string };

/** Moves messages from state to state, and asks why one was lost. */
export function useMove() {
  const [lost, setLost] = useState<MovedMessage>();
  const close = () => setLost(undefined);
  const { mutate, isPending } = useMessageAction(
    ({ message: { contactMessageId, version }, state, closedReason }: Move) =>
      changeMessage({ contactMessageId, version, state, closedReason }),
    close,
  );
  const closeUnlessInvalid = (error: Error) => (error instanceof ApiFailure && error.status === 400) || close();

  return {
    pending: isPending,
    move: (message: MovedMessage, state: WorkState) => (state === "lost" ? setLost(message) : mutate({ message, state })),
    dialog: lost && (
      <LostDialog
        message={lost}
        pending={isPending}
        onClose={close}
        onConfirm={(closedReason) => mutate({ message: lost, state: "lost", closedReason }, { onError: closeUnlessInvalid })}
      />
    ),
  };
}

type DialogProps = { message: MovedMessage; pending: boolean; onClose: () => void; onConfirm: (reason: string) => void };

function LostDialog({ message, pending, onClose, onConfirm }: DialogProps) {
  const text = useTexts(leadTexts);
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  return (
    <FormPopup
      open
      onClose={onClose}
      title={text.lostTitle(useMessageName(message))}
      text={text.lostText}
      confirm={text.moveToLost}
      pending={pending}
      onSubmit={() => (reason.trim() === "" ? setError(text.lostMissing) : onConfirm(reason))}
    >
      <TextField label={text.reason} name="closedReason" value={reason} onChange={setReason} error={error} required />
    </FormPopup>
  );
}

type SelectProps = { message: Pick<MovedMessage, "name" | "kind">; state: LeadState; pending: boolean; onMove: (state: WorkState) => void };

export function MoveSelect({ message, state, pending, onMove }: SelectProps) {
  const isHydrated = useHydrated();
  const text = useTexts(leadTexts);
  const otherStates = workStates.filter((other) => other !== state);
  return (
    <select
      aria-label={text.moveWhat(useMessageName(message))}
      className="min-h-10 w-fit max-w-full min-w-0 rounded-lg border border-edge-strong bg-surface px-2 text-sm disabled:opacity-55"
      value=""
      disabled={pending || !isHydrated}
      onChange={(event) => onMove(event.target.value as WorkState)}
    >
      <option value="" disabled>
        {text.moveTo}
      </option>
      <Options names={pick(text.states, otherStates)} />
    </select>
  );
}
