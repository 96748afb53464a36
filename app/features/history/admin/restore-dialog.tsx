import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  what: string;
  /** Whether the record's form holds changes that were not saved. */
  dropsDraft?: boolean;
  isPending: boolean;
  onRestore: () => void;
};

export function RestoreDialog({ open, onClose, what, dropsDraft = false, isPending, onRestore }: Props) {
  const text = useTexts(historyTexts);
  return (
    <ConfirmPopup
      open={open}
      onClose={onClose}
      title={text.restoreAsk(what)}
      text={
        <>
          {text.restoreText}
          {dropsDraft && <strong className="mt-2 block text-bad">{text.dropsDraft}</strong>}
        </>
      }
      confirm={dropsDraft ? text.restoreAndDrop : text.restore}
      isPending={isPending}
      onConfirm={onRestore}
    />
  );
}
