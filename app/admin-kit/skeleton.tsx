import clsx from "clsx";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { useTexts } from "#app/messages/messages.ts";

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx("animate-pulse rounded-md bg-edge/70", className)} />;
}

/** Reserves the table's space, so that nothing jumps when the rows arrive. */
export function TableSkeleton() {
  const text = useTexts(layoutTexts);
  return (
    <div role="status" className="rounded-xl border border-edge bg-surface">
      <span className="sr-only">{text.loading}</span>
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-edge px-4 py-4 last:border-0">
          <Skeleton className="h-4 w-10" />
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-8 w-24" />
        </div>
      ))}
    </div>
  );
}

export function FormSkeleton() {
  const text = useTexts(layoutTexts);
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{text.loading}</span>
      {["h-10", "h-10", "h-40", "h-28"].map((height, index) => (
        <div key={`${height}-${String(index)}`} className="grid gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className={height} />
        </div>
      ))}
    </div>
  );
}
