import { X } from "lucide";
import type { ReactNode } from "react";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "./button.tsx";
import type { Selection } from "./row-selection.tsx";

/** Stays visible while the list is scrolled. */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const text = useTexts(bulkTexts);
  const count = selection.records.length;
  return (
    <section aria-label={text.bar} className={count > 0 ? "sticky bottom-2 z-10" : "contents"}>
      <p aria-live="polite" className="sr-only">
        {count > 0 && text.selected(count)}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-xl border border-edge-strong bg-surface px-3 py-2 shadow-lg">
          <p aria-hidden className="text-sm font-semibold">
            {text.selected(count)}
          </p>
          <Button look="quiet" className="px-2 sm:order-last" aria-label={text.clear} onClick={() => selection.keep([])}>
            <Icon of={X} className="size-4" />
          </Button>
          <div className="flex flex-wrap items-center gap-2 sm:ml-auto">{children}</div>
        </div>
      )}
    </section>
  );
}
