import type { ComponentProps } from "react";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import { Popup } from "./popup.tsx";

type Props = Omit<ComponentProps<typeof Popup>, "actions" | "wide"> & {
  confirm: string;
  /** The answer that changes nothing, where "Cancel" could mean either. */
  keep?: string | undefined;
  look?: "primary" | "danger";
  isPending: boolean;
  /** Cancel waits too, where closing would suggest that nothing happens. */
  cancelWaits?: boolean;
  disabled?: boolean;
  onConfirm?: () => void;
  /** The form inside that is submitted instead. */
  form?: string;
};

/** A question with two answers: cancel, or go ahead. */
export function ConfirmPopup({
  onClose,
  confirm,
  keep,
  look = "primary",
  isPending,
  cancelWaits = false,
  disabled,
  onConfirm,
  form,
  ...popup
}: Props) {
  const { cancel } = useTexts(noticeTexts);
  return (
    <Popup
      {...popup}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} resting={cancelWaits && isPending}>
            {keep ?? cancel}
          </Button>
          <Button
            type={form ? "submit" : "button"}
            form={form}
            look={look}
            disabled={disabled}
            resting={isPending}
            onClick={() => onConfirm?.()}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
}
