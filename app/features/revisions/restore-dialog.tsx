import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";

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
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={`Restore ${what}?`}
      text={
        <>
          The record becomes what it was then. What it is now stays in its history, so that this can be undone as well.
          {dropsDraft && (
            <strong className="mt-2 block text-bad">You have changes on this page that are not saved. Restoring drops them.</strong>
          )}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" resting={isPending} onClick={onRestore}>
            {dropsDraft ? "Restore and drop my changes" : "Restore"}
          </Button>
        </>
      }
    />
  );
}
