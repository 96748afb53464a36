import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bulkReport } from "#app/admin-kit/bulk-report.ts";
import { showError, showSuccess, showWarning } from "#app/admin-kit/toasts.ts";
import { restoreRevision, undoDeletion, undoDeletions } from "#app/features/history/revisions/queries.ts";
import type { EntityName } from "#app/features/nouns.ts";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { useTexts } from "#app/messages/messages.ts";

type RestoreResult = ReturnType<typeof restoreRevision>;

/** Restores, shows the message, and refreshes every query of the record. */
function useRestoration<Target>(restore: (target: Target) => RestoreResult, onRestored?: (record: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restore,
    onSuccess: async ({ message, entity, record }) => {
      await Promise.all([client.invalidateQueries({ queryKey: [entity] }), client.invalidateQueries({ queryKey: ["revisions"] })]);
      showSuccess(message);
      onRestored?.(record);
    },
    onError: (error) => showError(error.message),
  });
}

export const useRestore = (onRestored?: (record: unknown) => void) => useRestoration(restoreRevision, onRestored);

export const useUndoDeletion = (entity: EntityName) => useRestoration((id: number) => undoDeletion(entity, id)).mutate;

export function useUndoDeletions(entity: EntityName) {
  const text = useTexts(bulkTexts);
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: number[]) => undoDeletions(entity, ids),
    onSuccess: async (result) => {
      await Promise.all([client.invalidateQueries({ queryKey: [entity] }), client.invalidateQueries({ queryKey: ["revisions"] })]);
      const show = result.refused.length > 0 ? showWarning : showSuccess;
      show(bulkReport(text, result, text.restored));
    },
    onError: (error) => showError(error.message),
  });
  return mutate;
}
