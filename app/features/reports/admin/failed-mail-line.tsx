import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { dashboardQuery, retryMail } from "#app/features/reports/dashboard/queries.ts";
import type { FailedMail } from "#app/features/reports/dashboard/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { dashboardTexts } from "./texts/dashboard.ts";

/** A mail that needs attention and is about no message: here is the only place that tells of it. */
export function FailedMailLine({ mail: { mailJobId, kind, reason } }: { mail: FailedMail }) {
  const { messages: text } = useTexts(dashboardTexts);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryMail(mailJobId),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (error) => showError(error.message, 4500),
    onSettled: () => client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  });
  return (
    <li className="flex min-h-11 items-center gap-3 px-1 py-2 text-sm">
      <span className="min-w-0 flex-1">
        <span className="font-medium [overflow-wrap:anywhere]">{text.failedKind(kind)}</span>
        <span className="block text-xs [overflow-wrap:anywhere] text-fg-muted">{reason}</span>
      </span>
      <Button look="quiet" resting={isPending} aria-label={text.retryKind(kind)} onClick={() => mutate()}>
        {text.retry}
      </Button>
    </li>
  );
}
