import { TriangleAlert } from "lucide-react";
import { Button } from "./button.tsx";

/** The box that stands where data could not be had. */
export function FailureBox({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-xl border border-bad bg-bad-soft px-4 py-3 text-sm text-bad">
      <TriangleAlert aria-hidden className="size-5 flex-none" />
      <p className="min-w-0 flex-1 font-medium break-words">Failed to fetch data - {message}</p>
      {onRetry && (
        <Button look="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
