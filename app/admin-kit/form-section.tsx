import type { ReactNode } from "react";

/** Fields that belong together, under a heading that a screen reader says with each of them. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5 border-t border-edge pt-5">
      <legend className="float-left mb-4 w-full text-sm font-semibold tracking-wide text-fg-muted uppercase">{title}</legend>
      <div className="clear-both grid min-w-0 gap-5">{children}</div>
    </fieldset>
  );
}

/** Fields that are short enough to stand side by side. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2 lg:gap-6">{children}</div>;
}
