import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
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
      await refresh();
      showSuccess(message);
    },
    onError: async (error) => {
      showError(error.message, 4500);
      // Someone else was faster: show what they did, so that the user sees it before trying again.
      if (error instanceof ApiFailure && [404, 409].includes(error.status)) await refresh();
    },
  });
}
