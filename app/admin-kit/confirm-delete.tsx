import type { QueryKey } from "@tanstack/react-query";
import { useContext } from "react";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Permission } from "#lib/permissions.ts";
import { ConfirmAction } from "./confirm-action.tsx";
import { useMay } from "./permissions.tsx";
import { showDeletion } from "./toasts.ts";
import { TrashMonths } from "./trash.ts";
import { type UsedRecords, UsesOfRecords } from "./use-list.tsx";

type Props = {
  /** What the button deletes, for users who cannot see its row. */
  what: string;
  remove: () => Promise<{ message: string }>;
  refresh: QueryKey;
  undo: () => void;
  onDeleted?: () => void;
  /** What happens to it, where it does not go to the Trash as content does. */
  consequence?: string;
  needs?: Permission;
  /** Whose links are shown first. */
  used?: UsedRecords | undefined;
};

export function ConfirmDelete({ what, remove, refresh, undo, onDeleted, consequence, needs = "content.write", used }: Props) {
  const isOffered = useMay(needs);
  const months = useContext(TrashMonths);
  const text = useTexts(noticeTexts);
  if (!isOffered) return null;
  const warning = (
    <>
      {text.noWayBack}
      <span className="mt-2 block">
        <strong className="break-words text-fg">{what}</strong>: {consequence ?? text.toTrash(months)}
      </span>
    </>
  );
  function finish() {
    showDeletion(undo);
    onDeleted?.();
  }
  return (
    <ConfirmAction
      label={text.deleteOf(what)}
      title={text.sure}
      text={warning}
      details={used && <UsesOfRecords {...used} />}
      confirm={text.deleteIt}
      run={remove}
      refresh={refresh}
      onDone={finish}
    >
      {text.delete}
    </ConfirmAction>
  );
}
