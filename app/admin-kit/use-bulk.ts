import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import { type BulkResponse, bulkReport } from "./bulk-report.ts";
import { focusHeading } from "./page-heading.tsx";
import type { Selection } from "./row-selection.tsx";
import { showError, showSuccess, showWarning, showWithAction } from "./toasts.ts";

export type BulkRun = (records: BulkRecord[]) => Promise<BulkResponse>;

type Options = {
  refresh: QueryKey;
  undo?: (ids: number[]) => void;
  onSettled?: () => void;
};

/** Sends, refreshes the list and reports the result. Refused rows stay selected. */
export function useBulk(selection: Selection, { refresh, undo, onSettled }: Options) {
  const text = useTexts(bulkTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (run: BulkRun) => run(selection.records.map(({ id, version }) => ({ id, version }))),
    onSuccess: async (result) => {
      const { done, refused } = result;
      await client.invalidateQueries({ queryKey: refresh });
      selection.keep(refused.map(({ id }) => id));
      const report = bulkReport(text, result, undo && text.deleted);
      if (undo && done.length > 0) showWithAction(report, { label: text.undo, onClick: () => undo(done) });
      else if (refused.length > 0) showWarning(report);
      else showSuccess(report);
      // The bar with the button is gone; without this the keyboard starts over at the top of the document.
      if (refused.length === 0) requestAnimationFrame(focusHeading);
    },
    onError: (error) => {
      showError(error.message);
      // Some may have been changed before the failure.
      return client.invalidateQueries({ queryKey: refresh });
    },
    onSettled,
  });
}
