import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Folded on phones, where the footer should be short. From tablets on the content always shows, without the summary (app.css). */
export function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="phone-fold footer-fold print-open">
      <summary>
        {title}
        <Icon of={ChevronDown} className="size-5 text-marigold" />
      </summary>
      {children}
    </details>
  );
}
