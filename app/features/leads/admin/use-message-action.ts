import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { messagesKey } from "#app/features/leads/messages/queries.ts";

/** Changes messages, shows the API's message, and refetches everything about messages. */
export function useMessageAction<Input = void>(run: (input: Input) => Promise<{ message: string }>, onDone?: () => void) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: messagesKey });
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      onDone?.();
      showSuccess(message);
      await refresh();
    },
    onError: async (error) => {
      showError(error.message, 4500);
      // Someone else was faster, or only the response was lost: the user sees what is stored before trying again.
      await refresh();
    },
  });
}
