import { Badge } from "#app/admin-kit/badge.tsx";
import type { LeadState } from "#lib/lead-states.ts";

type Props = {
  message: { state: LeadState; readAt: string | null };
  /** Whether one of its mails was given up, or waits for longer than it should. */
  mailTrouble: "failed" | "waiting" | null;
};

/** How a message stands, in a word or two. */
export function MessageState({ message: { state, readAt }, mailTrouble }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {state === "held" && <Badge tone="warn">Held</Badge>}
      {state === "answered" && <Badge tone="good">Contacted</Badge>}
      {state === "applied" && <Badge tone="good">Application sent</Badge>}
      {state === "won" && <Badge tone="good">Won</Badge>}
      {state === "lost" && <Badge tone="plain">Lost</Badge>}
      {state === "new" && <Badge tone={readAt ? "plain" : "good"}>{readAt ? "Read" : "New"}</Badge>}
      {mailTrouble === "failed" && <Badge tone="bad">Mail needs attention</Badge>}
      {mailTrouble === "waiting" && <Badge tone="warn">Mail not delivered yet</Badge>}
    </span>
  );
}
