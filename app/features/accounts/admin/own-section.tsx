import { type ReactNode, useId } from "react";

export function OwnSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Refusal({ message }: { message: string | undefined }) {
  return message ? (
    <p role="alert" className="text-sm font-medium text-bad">
      {message}
    </p>
  ) : null;
}
