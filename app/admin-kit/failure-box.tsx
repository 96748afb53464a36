import { TriangleAlert } from "lucide";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "./button.tsx";

export function FailureBox({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const text = useTexts(noticeTexts);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-xl border border-bad bg-bad-soft px-4 py-3 text-sm text-bad">
      <Icon of={TriangleAlert} className="size-5 flex-none" />
      <p className="min-w-0 flex-1 font-medium break-words">{text.failure(message)}</p>
      {onRetry && (
        <Button look="secondary" onClick={onRetry}>
          {text.tryAgain}
        </Button>
      )}
    </div>
  );
}
