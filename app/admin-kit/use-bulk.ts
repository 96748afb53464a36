import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import { type BulkResponse, bulkReport } from "./bulk-report.ts";
import { focusHeading } from "./page-heading.tsx";
import type { Selection } from "./row-selection.tsx";
import { showError, showSuccess, showUndoable, showWarning } from "./toasts.ts";

export type BulkRun = (records: BulkRecord[]) => Promise<BulkResponse>;

type Options = {
  /** The list that is read again afterwards. */
  refresh: QueryKey;
  /** Brings back what was deleted. */
  undo?: (ids: number[]) => void;
  onSettled?: () => void;
};

/** The ritual of a bulk action: send, refresh the list, say what became of the rows. Those that were refused stay selected. */
export function useBulk(selection: Selection, { refresh, undo, onSettled }: Options) {
  const text = useTexts(bulkTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (run: BulkRun) => run(selection.records.map(({ id, version }) => ({ id, version }))),
    onSuccess: async (answer) => {
      const { done, refused } = answer;
      await client.invalidateQueries({ queryKey: refresh });
      selection.keep(refused.map(({ id }) => id));
      const report = bulkReport(text, answer, undo && text.deleted);
      if (undo && done.length > 0) showUndoable(report, { label: text.undo, onClick: () => undo(done) });
      else if (refused.length > 0) showWarning(report);
      else showSuccess(report);
      // The bar that held the button is gone; without this the keyboard starts over at the top of the document.
      if (refused.length === 0) requestAnimationFrame(focusHeading);
    },
    onError: (error) => {
      showError(error.message);
      // Some of them may have been changed before it failed.
      return client.invalidateQueries({ queryKey: refresh });
    },
    onSettled,
  });
}
