import type { ReactNode } from "react";
import { PageHeading } from "./page-heading.tsx";

/** A screen that lists records: its heading, what can be added, the list. */
export function ListPage({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={title} />
        <div className="flex flex-wrap gap-2">{action}</div>
      </div>
      {children}
    </div>
  );
}
