import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import { focusHeading } from "./page-heading.tsx";
import { Popup } from "./popup.tsx";
import { showError, showSuccess } from "./toasts.ts";

type Props = {
  /** The button. */
  children: ReactNode;
  /** What the button does, for users who cannot see its row. */
  label?: string;
  title: string;
  text: ReactNode;
  /** The button that does it. */
  confirm: string;
  run: () => Promise<{ message: string }>;
  /** The list that is read again afterwards. */
  refresh: QueryKey;
  /** What happens then; without it, the message of the response is shown. */
  onDone?: () => void;
};

/** A button for what cannot be undone, and the question that it asks first. */
export function ConfirmAction({ children, label, title, text, confirm, run, refresh, onDone }: Props) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const notices = useTexts(noticeTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: refresh });
      if (onDone) onDone();
      else showSuccess(message);
    },
    onError: (error) => showError(error.message),
    onSettled: (_, error) => {
      setOpen(false);
      // The row of the button may be gone; without this the keyboard starts over at the top of the document.
      if (!error) requestAnimationFrame(focusHeading);
    },
  });
  return (
    <>
      <Button look="quietDanger" aria-label={label} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        text={text}
        actions={
          <>
            <Button onClick={() => setOpen(false)} resting={isPending}>
              {notices.cancel}
            </Button>
            <Button look="danger" onClick={() => mutate()} resting={isPending}>
              {confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
