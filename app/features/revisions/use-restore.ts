import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import type { EntityName } from "#app/features/nouns.ts";
import { restoreRevision, undoDeletion } from "./queries.ts";

type RestoreAnswer = ReturnType<typeof restoreRevision>;

/** Brings something back, says so, and reads again whatever shows the record. */
function useBringingBack<Target>(bringBack: (target: Target) => RestoreAnswer, onRestored?: (record: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: bringBack,
    onSuccess: async ({ message, entity, record }) => {
      await Promise.all([client.invalidateQueries({ queryKey: [entity] }), client.invalidateQueries({ queryKey: ["revisions"] })]);
      showSuccess(message);
      onRestored?.(record);
    },
    onError: (error) => showError(error.message),
  });
}

/** Sets a record to a former state. */
export const useRestore = (onRestored?: (record: unknown) => void) => useBringingBack(restoreRevision, onRestored);

/** Brings back a record of this kind that was just deleted. */
export const useUndoDeletion = (entity: EntityName) => useBringingBack((id: number) => undoDeletion(entity, id)).mutate;
