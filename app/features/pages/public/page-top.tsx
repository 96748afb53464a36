import type { ReactNode } from "react";
import { useMarks } from "#app/features/pages/blocks/words.tsx";
import { Html } from "#app/ui/html.tsx";

type Props = {
  name: string;
  lead: string;
  /** The page whose name and text they are. */
  page?: { webPageCategoryId: number };
  children?: ReactNode;
};

/** The top of a reference page: its name, an introduction and a drawn door. */
export function PageTop({ name, lead, page, children }: Props) {
  const marks = useMarks();
  return (
    <section className="overflow-hidden bg-sand">
      <div className="mx-auto flex max-w-7xl items-end justify-between gap-12 px-4 sm:px-6 lg:px-8">
        <div className="min-w-0 max-w-3xl flex-1 pt-12 pb-10 md:pt-20 md:pb-16">
          <h1 className="font-semibold text-teal-dark text-title" {...(page && marks.pageText(page, "name"))}>
            {name}
          </h1>
          <Html html={lead} className="mt-5 text-lead text-muted" marks={page && marks.pageHtml(page, "body")} />
          {children}
        </div>
        <div aria-hidden="true" className="no-print mr-8 shrink-0 max-lg:hidden">
          <div className="flex h-64 w-44 items-end justify-center rounded-t-arch bg-teal">
            <div className="h-52 w-28 rounded-t-arch bg-marigold" />
          </div>
        </div>
      </div>
    </section>
  );
}
