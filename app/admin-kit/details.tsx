import type { ReactNode } from "react";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useTexts } from "#app/messages/messages.ts";

/** Technical details, such as a mail server's reply. */
export function Details({ children }: { children: ReactNode }) {
  return (
    <details className="text-xs text-fg-muted">
      <summary className="w-fit cursor-pointer underline underline-offset-2">{useTexts(noticeTexts).details}</summary>
      <span className="break-words">{children}</span>
    </details>
  );
}
