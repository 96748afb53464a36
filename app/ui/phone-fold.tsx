import type { ReactNode } from "react";

/** Folded on phones, so that a page is short there. From tablets on, and on paper, the content always shows (app.css). */
export const PhoneFold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="phone-fold print-open">
    <summary className="inline-flex min-h-12 cursor-pointer items-center font-semibold text-teal underline underline-offset-4 hover:text-clay md:supports-[selector(::details-content)]:hidden print:hidden">
      {summary}
    </summary>
    {children}
  </details>
);
