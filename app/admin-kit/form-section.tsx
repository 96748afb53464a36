import { type ReactNode, useId } from "react";

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4 border-t border-edge pt-5">
      <h2 id={id} className="text-xs font-semibold tracking-wider text-fg-muted uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2 lg:gap-6">{children}</div>;
}
