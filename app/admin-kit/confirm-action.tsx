import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import { focusHeading } from "./page-heading.tsx";
import { Popup } from "./popup.tsx";
import { showError, showSuccess } from "./toasts.ts";

type Props<Result> = {
  /** The button's text, and its name for screen readers where the text alone is ambiguous. */
  children: ReactNode;
  label?: string;
  title: string;
  text: ReactNode;
  confirm: string;
  run: () => Promise<Result>;
  refresh: QueryKey;
  onDone: (result: Result) => void;
};

/** A button for something drastic, and the question that it asks first. */
export function ConfirmButton<Result>({ children, label, title, text, confirm, run, refresh, onDone }: Props<Result>) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const { cancel } = useTexts(noticeTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: async (result) => {
      await client.invalidateQueries({ queryKey: refresh });
      onDone(result);
    },
    onError: (error) => showError(error.message),
    onSettled: (_, error) => {
      setOpen(false);
      // The row that held the button may be gone; without this the keyboard starts over at the top of the document.
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
        cancel={cancel}
        pending={isPending}
        onClose={() => setOpen(false)}
        onConfirm={() => mutate()}
      />
    </>
  );
}

type PopupProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  confirm: string;
  cancel: string;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
};

export function ConfirmPopup({ open, title, text, confirm, cancel, pending, onClose, onConfirm, children }: PopupProps) {
  const actions = (
    <>
      <Button onClick={onClose} resting={pending}>
        {cancel}
      </Button>
      <Button look="danger" onClick={onConfirm} resting={pending}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Popup open={open} onClose={onClose} title={title} text={text} actions={actions}>
      {children}
    </Popup>
  );
}

export function ConfirmAction(props: Omit<Props<{ message: string }>, "onDone">) {
  return <ConfirmButton {...props} onDone={({ message }) => showSuccess(message)} />;
}
