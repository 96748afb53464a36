import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";

type PanelProps = { title: string /** Said when there is nothing to do. */; fine: string; children: ReactNode[] };

/** One concern of the dashboard: what waits, or that nothing does. */
export function Panel({ title, fine, children }: PanelProps) {
  const id = useId();
  const lines = children.flat().filter(Boolean);
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-5">
      <h2 id={id} className="flex items-center justify-between gap-2 text-base font-semibold">
        {title}
        {lines.length > 0 && (
          <span className="rounded-full bg-warn-soft px-2.5 py-0.5 text-xs font-semibold text-warn">{lines.length}</span>
        )}
      </h2>
      {lines.length === 0 ? (
        <p className="text-sm text-good">{fine}</p>
      ) : (
        <ul className="max-h-[32rem] divide-y divide-edge overflow-y-auto">{lines}</ul>
      )}
    </section>
  );
}

/** A line leads to where it is mended. */
export function PanelLine({ to, children, detail }: { to: string; children: ReactNode; detail?: ReactNode }) {
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center gap-3 rounded-lg px-1 py-2 text-sm hover:bg-sunken">
        <span className="min-w-0 flex-1">
          <span className="font-medium break-words">{children}</span>
          {detail && <span className="block text-xs text-fg-muted">{detail}</span>}
        </span>
        <ChevronRight aria-hidden className="size-4 flex-none text-fg-muted" />
      </Link>
    </li>
  );
}
