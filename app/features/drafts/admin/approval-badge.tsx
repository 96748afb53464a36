import { useQuery } from "@tanstack/react-query";
import { queueQuery } from "#app/features/drafts/approval-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { approvalTexts } from "./texts/approval.ts";

/** How many changes wait for one's approval. */
export function ApprovalBadge() {
  const text = useTexts(approvalTexts);
  const { data } = useQuery(queueQuery);
  const waiting = data?.waiting.length ?? 0;
  if (waiting === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-on-accent tabular-nums">
      {waiting > 99 ? "99+" : waiting}
      <span className="sr-only">{text.waitingForYou(waiting)}</span>
    </span>
  );
}
