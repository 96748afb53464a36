import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Permission } from "#lib/permissions.ts";
import { Button } from "./button.tsx";
import { focusHeading } from "./page-heading.tsx";
import { useMay } from "./permissions.tsx";
import { Popup } from "./popup.tsx";
import { showDeletion, showError } from "./toasts.ts";
import { TrashMonths } from "./trash.ts";

type Props = {
  /** What the button deletes, for those who cannot see its row. */
  what: string;
  remove: () => Promise<unknown>;
  /** The list that is read again afterwards. */
  refresh: QueryKey;
  /** Brings it back. */
  undo: () => void;
  onDeleted?: () => void;
  /** What becomes of it, where that is not what becomes of content. */
  fate?: string;
  /** What deleting wants of whoever does it. */
  needs?: Permission;
};

/** The Delete button of a record and the question that it asks first. */
export function ConfirmDelete({ what, remove, refresh, undo, onDeleted, fate, needs = "content.write" }: Props) {
  const isOffered = useMay(needs);
  const [open, setOpen] = useState(false);
  const months = useContext(TrashMonths);
  const client = useQueryClient();
  const text = useTexts(noticeTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: refresh });
      showDeletion(undo);
      onDeleted?.();
    },
    onError: (error) => showError(error.message),
    onSettled: (_, error) => {
      setOpen(false);
      // The row that held the button is gone; without this the keyboard starts over at the top of the document.
      if (!error) requestAnimationFrame(focusHeading);
    },
  });
  if (!isOffered) return null;
  return (
    <>
      <Button look="quietDanger" aria-label={text.deleteOf(what)} onClick={() => setOpen(true)}>
        {text.delete}
      </Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={text.sure}
        text={
          <>
            {text.noWayBack}
            <span className="mt-2 block">
              <strong className="break-words text-fg">{what}</strong>: {fate ?? text.toTrash(months)}
            </span>
          </>
        }
        actions={
          <>
            <Button onClick={() => setOpen(false)} resting={isPending}>
              {text.cancel}
            </Button>
            <Button look="danger" onClick={() => mutate()} resting={isPending}>
              {text.deleteIt}
            </Button>
          </>
        }
      />
    </>
  );
}
