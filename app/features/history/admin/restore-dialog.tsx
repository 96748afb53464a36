import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  /** What is restored. */
  what: string;
  /** Whether the record's form holds changes that were not saved. */
  dropsDraft?: boolean;
  isPending: boolean;
  onRestore: () => void;
};

/** Asks before a record becomes what it was. */
export function RestoreDialog({ open, onClose, what, dropsDraft = false, isPending, onRestore }: Props) {
  const text = useTexts(historyTexts);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={text.restoreAsk(what)}
      text={
        <>
          {text.restoreText}
          {dropsDraft && <strong className="mt-2 block text-bad">{text.dropsDraft}</strong>}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button look="primary" resting={isPending} onClick={onRestore}>
            {dropsDraft ? text.restoreAndDrop : text.restore}
          </Button>
        </>
      }
    />
  );
}
