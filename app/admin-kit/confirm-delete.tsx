import type { QueryKey } from "@tanstack/react-query";
import { useContext } from "react";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Permission } from "#lib/permissions.ts";
import { ConfirmAction } from "./confirm-action.tsx";
import { useMay } from "./permissions.tsx";
import { showDeletion } from "./toasts.ts";
import { TrashMonths } from "./trash.ts";

type Props = {
  /** What the button deletes, for users who cannot see its row. */
  what: string;
  remove: () => Promise<{ message: string }>;
  /** The list that is read again afterwards. */
  refresh: QueryKey;
  /** Brings it back. */
  undo: () => void;
  onDeleted?: () => void;
  /** What becomes of it, where that is not what becomes of content. */
  fate?: string;
  /** The permission to delete it. */
  needs?: Permission;
};

/** The Delete button of a record and the question that it asks first. */
export function ConfirmDelete({ what, remove, refresh, undo, onDeleted, fate, needs = "content.write" }: Props) {
  const isOffered = useMay(needs);
  const months = useContext(TrashMonths);
  const text = useTexts(noticeTexts);
  if (!isOffered) return null;
  return (
    <ConfirmAction
      label={text.deleteOf(what)}
      title={text.sure}
      text={
        <>
          {text.noWayBack}
          <span className="mt-2 block">
            <strong className="break-words text-fg">{what}</strong>: {fate ?? text.toTrash(months)}
          </span>
        </>
      }
      confirm={text.deleteIt}
      run={remove}
      refresh={refresh}
      onDone={() => {
        showDeletion(undo);
        onDeleted?.();
      }}
    >
      {text.delete}
    </ConfirmAction>
  );
}
