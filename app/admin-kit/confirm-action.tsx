import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { ConfirmPopup } from "./confirm-popup.tsx";
import { focusHeading } from "./page-heading.tsx";
import { showError, showSuccess } from "./toasts.ts";

type Props = {
  /** The button's text, and its name for screen readers where the text alone is ambiguous. */
  children: ReactNode;
  label?: string;
  title: string;
  text: ReactNode;
  /** Below the text, made when the question is asked. */
  details?: ReactNode;
  confirm: string;
  /** The answer that changes nothing, where "Cancel" could mean either. */
  keep?: string;
  run: () => Promise<{ message: string }>;
  refresh: QueryKey;
  /** Without it, the message of the response is shown. */
  onDone?: () => unknown;
  /** How long a failure is shown, in milliseconds. */
  errorStays?: number;
};

/** A button for what cannot be undone, and the question that it asks first. */
export function ConfirmAction({ children, label, title, text, details, confirm, keep, run, refresh, onDone, errorStays }: Props) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: refresh });
      if (onDone) await onDone();
      else showSuccess(message);
    },
    onError: (error) => showError(error.message, errorStays),
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
      <ConfirmPopup
        open={open}
        title={title}
        text={text}
        confirm={confirm}
        keep={keep}
        look="danger"
        isPending={isPending}
        cancelWaits
        onClose={() => setOpen(false)}
        onConfirm={mutate}
      >
        {details}
      </ConfirmPopup>
    </>
  );
}
