import { Badge } from "#app/admin-kit/badge.tsx";
import { officeDay } from "#lib/dates.ts";
import type { LeadState } from "#lib/lead-states.ts";

type Props = {
  message: { state: LeadState; readAt: string | null; followUpOn: string | null };
  /** Whether one of its mails was given up, or waits for longer than it should. */
  mailTrouble: "failed" | "waiting" | null;
};

/** How a message stands, in a word or two. */
export function MessageState({ message: { state, readAt, followUpOn }, mailTrouble }: Props) {
  const isOpen = state === "new" || state === "answered" || state === "applied";
  return (
    <span className="inline-flex flex-wrap gap-1">
      {state === "held" && <Badge tone="warn">Held</Badge>}
      {state === "answered" && <Badge tone="good">Contacted</Badge>}
      {state === "applied" && <Badge tone="good">Application sent</Badge>}
      {state === "won" && <Badge tone="good">Won</Badge>}
      {state === "lost" && <Badge tone="plain">Lost</Badge>}
      {state === "new" && <Badge tone={readAt ? "plain" : "good"}>{readAt ? "Read" : "New"}</Badge>}
      {isOpen && followUpOn && <FollowUpBadge day={followUpOn} />}
      {mailTrouble === "failed" && <Badge tone="bad">Mail needs attention</Badge>}
      {mailTrouble === "waiting" && <Badge tone="warn">Mail not delivered yet</Badge>}
    </span>
  );
}

/** A day that has come asks for attention; one that is ahead is only told. */
function FollowUpBadge({ day }: { day: string }) {
  const isDue = day <= officeDay(new Date());
  return <Badge tone={isDue ? "warn" : "plain"}>{isDue ? "Follow up now" : `Follow up on ${day}`}</Badge>;
}
