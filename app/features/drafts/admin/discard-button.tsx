import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import { useListPath } from "#app/admin-kit/record-link.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { type DraftDto, discardDraft, draftsKey } from "#app/features/drafts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { PartChoice } from "./part-choice.tsx";
import { editorTexts } from "./texts/editor.ts";

type Props<V extends object> = {
  dto: DraftDto;
  labels: Labels<V>;
  list: string;
  /** Saves what is typed, so that the parts that stay are complete. */
  onSave: () => Promise<unknown>;
  /** Drops what is typed and not saved. */
  onForget: () => Promise<unknown>;
  /** Shows the published version. */
  onDiscarded: (id: number) => Promise<unknown>;
  release: () => void;
};

/** Discards the draft, or the parts of it that the user chooses. A record that was never published is gone with it. */
export function DiscardButton<V extends object>({ dto, labels, list, onSave, onForget, onDiscarded, release }: Props<V>) {
  const text = useTexts(editorTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const listPath = useListPath(list);
  const [chosen, setChosen] = useState<DraftPartName[]>();
  const { entity, id, isNew } = dto;
  const { mutate, isPending } = useMutation({
    mutationFn: async (parts: DraftPartName[]) => {
      // Nothing has to be saved if nothing stays: the save may be what fails.
      await (parts.length < dto.parts.length ? onSave() : onForget());
      return discardDraft({ entity, id, parts });
    },
    onSuccess: async ({ message }, parts) => {
      setChosen(undefined);
      showSuccess(message);
      if (isNew) release();
      else if (parts.length === dto.parts.length) await onDiscarded(id);
      await client.invalidateQueries({ queryKey: draftsKey, ...(isNew && { refetchType: "none" as const }) });
      if (isNew) await navigate(listPath, { replace: true });
    },
    onError: (error) => showError(error.message),
  });
  return (
    <>
      <Button look="quietDanger" onClick={() => setChosen(dto.parts.map(({ part }) => part))}>
        {isNew ? text.deleteDraft : text.discard}
      </Button>
      <ConfirmPopup
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={isNew ? text.discardNewTitle : text.discardTitle}
        text={isNew ? text.discardNewText : text.discardText}
        confirm={isNew ? text.deleteDraft : text.discard}
        look="danger"
        disabled={chosen?.length === 0}
        isPending={isPending}
        onConfirm={() => chosen && mutate(chosen)}
      >
        {!isNew && dto.parts.length > 1 && <PartChoice draft={dto} labels={labels} chosen={chosen ?? []} onChoose={setChosen} />}
      </ConfirmPopup>
    </>
  );
}
