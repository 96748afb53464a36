import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";

type Props = {
  title: string;
  lead: string;
  parent?: { name: string; to: string };
  children?: ReactNode;
};

/** The top of a page that is a tool: no picture comes before its form. */
export function PageHeader({ title, lead, parent, children }: Props) {
  return (
    <section className="overflow-hidden bg-sand print:bg-white">
      <div className="mx-auto max-w-7xl px-4 pt-10 pb-9 sm:px-6 md:pt-16 md:pb-14 lg:px-8 print:p-0">
        {parent && (
          <SiteLink
            to={parent.to}
            className="no-print inline-flex min-h-11 items-center font-semibold text-teal hover:text-clay hover:underline"
          >
            {parent.name}
          </SiteLink>
        )}
        <h1 className="max-w-4xl font-semibold text-teal-dark text-title print:text-3xl">{title}</h1>
        <p className="mt-4 max-w-3xl text-lead text-muted print:mt-1 print:text-sm">{lead}</p>
        {children}
      </div>
    </section>
  );
}
