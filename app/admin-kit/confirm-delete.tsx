import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Permission } from "#lib/permissions.ts";
import { Button } from "./button.tsx";
import { focusHeading } from "./page-heading.tsx";
import { useMay } from "./permissions.tsx";
import { Popup } from "./popup.tsx";
import { showError, showSuccess } from "./toasts.ts";

type Props = {
  /** What the button deletes, for those who cannot see its row. */
  what: string;
  remove: () => Promise<unknown>;
  /** The list that is read again afterwards. */
  refresh: QueryKey;
  onDeleted?: () => void;
  /** What deleting wants of whoever does it. */
  needs?: Permission;
};

/** The Delete button of a record and the question that it asks first. */
export function ConfirmDelete({ what, remove, refresh, onDeleted, needs = "content.write" }: Props) {
  const isOffered = useMay(needs);
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: refresh });
      showSuccess("Deleted!");
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
      <Button look="quietDanger" aria-label={`Delete ${what}`} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title="Are you sure?"
        text="You won't be able to revert this!"
        actions={
          <>
            <Button onClick={() => setOpen(false)} resting={isPending}>
              Cancel
            </Button>
            <Button look="danger" onClick={() => mutate()} resting={isPending}>
              Yes, delete it!
            </Button>
          </>
        }
      />
    </>
  );
}
