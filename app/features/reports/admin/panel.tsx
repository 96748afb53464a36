import { ChevronRight } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/admin-kit/button.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

type PanelProps = {
  title: string;
  count: number | string;
  /** Shown when there is nothing to do. */
  fine: string;
  children: ReactNode[];
};

const linesAtFirst = 8;

/** One concern of the dashboard: what needs attention, or that nothing does. */
export function Panel({ title, count, fine, children }: PanelProps) {
  const text = useTexts(dashboardTexts);
  const id = useId();
  const [all, setAll] = useState(false);
  const lines = children.flat().filter(Boolean);
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-5">
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {lines.length > 0 && (
          <span className="rounded-full bg-warn-soft px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-warn">{count}</span>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="text-sm text-good">{fine}</p>
      ) : (
        <ul className="divide-y divide-edge">{all ? lines : lines.slice(0, linesAtFirst)}</ul>
      )}
      {lines.length > linesAtFirst && (
        <Button look="quiet" className="-mx-2 justify-self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.showFewer : text.showAll(lines.length)}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </section>
  );
}

export const placeholder = <Skeleton className="h-32 rounded-2xl" />;

/** Links to where the matter is handled. */
export function PanelLine({ to, children, detail }: { to: string; children: ReactNode; detail?: ReactNode }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center gap-3 rounded-lg px-1 py-2 text-sm hover:bg-sunken">
        <span className="min-w-0 flex-1">
          <span className="font-medium [overflow-wrap:anywhere]">{children}</span>
          {detail && <span className="block text-xs [overflow-wrap:anywhere] text-fg-muted">{detail}</span>}
        </span>
        <Icon of={ChevronRight} className="size-4 flex-none text-fg-muted" />
      </Link>
    </li>
  );
}
