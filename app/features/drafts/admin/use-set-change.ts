import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";

/** Runs a change of a set, shows its message, and refreshes every query: publishing and reverting change records of any kind. */
export function useSetChange<Input, Response extends { message: string }>(
  run: (input: Input) => Promise<Response>,
  onDone?: (response: Response) => unknown,
  /** Only where the caller shows the error itself. */
  { isQuiet = false }: { isQuiet?: boolean } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (response) => {
      await client.invalidateQueries();
      showSuccess(response.message);
      await onDone?.(response);
    },
    onError: (error) => isQuiet || showError(error.message, 6000),
  });
}
