import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { restoreRevision } from "./queries.ts";

/** Brings a former state back and reads again whatever shows the record. */
export function useRestore(onRestored?: (record: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreRevision,
    onSuccess: async ({ message, entity, record }) => {
      await Promise.all([client.invalidateQueries({ queryKey: [entity] }), client.invalidateQueries({ queryKey: ["revisions"] })]);
      showSuccess(message);
      onRestored?.(record);
    },
    onError: (error) => showError(error.message),
  });
}
