import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";

/** Does something with a thread, says so, and reads everything about messages again. */
export function useThreadAction<Input>(run: (input: Input) => Promise<{ message: string }>, onDone?: () => void) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["contactmessage"] });
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      onDone?.();
      await refresh();
      showSuccess(message);
    },
    onError: async (error) => {
      showError(error.message, 4500);
      // Someone else was faster: what they did is shown, so that the next try is made knowingly.
      if (error instanceof ApiFailure && [404, 409].includes(error.status)) await refresh();
    },
  });
}
