import type { ReactNode } from "react";

/** The form, and its answer beside it where there is room. */
export const CalculatorLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">{children}</div>
);

/** A part of the answer that needs the whole width. */
export function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="font-semibold text-2xl text-teal-dark">
        {heading}
      </h2>
      {children}
    </section>
  );
}
