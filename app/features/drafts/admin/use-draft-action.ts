import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { draftsKey } from "#app/features/drafts/queries.ts";

type Action = () => Promise<{ message: string }>;

/** Does something with drafts, shows the API's message, and refetches everything about drafts, or everything if it was published. */
export function useDraftAction(onDone?: () => void) {
  const client = useQueryClient();
  const refresh = (queryKey?: QueryKey) => client.invalidateQueries(queryKey && { queryKey });
  return useMutation({
    mutationFn: ({ run }: { run: Action; publishes?: boolean }) => run(),
    onSuccess: async ({ message }, { publishes }) => {
      await refresh(publishes ? undefined : draftsKey);
      showSuccess(message);
      // Last, so that the focus moves to what is there then.
      onDone?.();
    },
    onError: async (error) => {
      showError(error.message, 4500);
      // Someone else was faster: the user sees what is stored before trying again.
      await refresh(draftsKey);
    },
  });
}
