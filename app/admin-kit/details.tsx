import type { ReactNode } from "react";

/** What machines said to each other, for whoever has to look into it. */
export const Details = ({ children }: { children: ReactNode }) => (
  <details className="text-xs text-fg-muted">
    <summary className="w-fit cursor-pointer underline underline-offset-2">Details</summary>
    <span className="break-words">{children}</span>
  </details>
);
