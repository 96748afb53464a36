import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { showError } from "#app/admin-kit/toasts.ts";
import { useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

/** Turns a former version into the draft of its record. */
export type MakeDraft = (revisionId: number) => Promise<unknown>;

type Props = { revisionId: number; what: string; onMakeDraft: MakeDraft };

/** Asks first: the version takes the place of the unpublished changes. */
export function MakeDraftButton({ revisionId, what, onMakeDraft }: Props) {
  const text = useTexts(historyTexts);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => onMakeDraft(revisionId),
    onError: (error) => showError(error.message),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="quiet" aria-label={text.makeDraftOf(what)} onClick={() => setAsking(true)}>
        {text.makeDraft}
      </Button>
      <ConfirmPopup
        open={asking}
        onClose={() => setAsking(false)}
        title={text.makeDraftAsk(what)}
        text={text.makeDraftText}
        confirm={text.makeDraft}
        isPending={isPending}
        onConfirm={mutate}
      />
    </>
  );
}
