import type { ReactNode } from "react";
import { RichWords, useMarks, Words } from "#app/features/pages/blocks/words.tsx";
import type { Page } from "#app/features/pages/sections/page.server.ts";
import { outlineOf, sectionId } from "#app/features/pages/sections/section-id.ts";
import { Html } from "#app/ui/html.tsx";
import { Outline } from "#app/ui/outline.tsx";

/** A page that is read and printed like a document: an outline beside plain sections. */
export function Document({ page, children }: { page: Page; children?: ReactNode }) {
  const marks = useMarks();
  return (
    <article className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-24 lg:px-8 print:py-0">
      <h1 className="font-semibold text-teal-dark text-title" {...marks.pageText(page, "name")}>
        {page.name}
      </h1>
      <Html html={page.body} className="mt-5 max-w-3xl text-lead text-muted [&_p]:text-balance" marks={marks.pageHtml(page, "body")} />
      {children}
      <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] lg:gap-20 print:block">
        <Outline items={outlineOf(page.sections)} className="self-start lg:sticky lg:top-[calc(var(--spacing-bar)+2.5rem)]" />
        <div className="max-w-3xl space-y-12">
          {page.sections.map((section) => (
            <section key={section.webPageContentId} id={sectionId(section)} className="break-inside-avoid" {...marks.block(section)}>
              <Words of={section} field="title" as="h2" className="font-semibold text-2xl text-teal-dark sm:text-3xl" />
              <RichWords of={section} field="body" className="mt-4 text-[1.0625rem]" />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
