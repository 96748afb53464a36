import { Badge } from "#app/admin-kit/badge.tsx";
import type { LeadState } from "#app/features/leads/lead-states.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeDay, shortDay } from "#lib/dates.ts";
import { leadTexts } from "./texts/leads.ts";

type Props = {
  message: { state: LeadState; readAt: string | null; followUpOn: string | null };
  /** Whether one of its mails was given up, or waits for longer than it should. */
  mailTrouble: "failed" | "waiting" | null;
};

/** How a message stands, in a word or two. */
export function MessageState({ message: { state, readAt, followUpOn }, mailTrouble }: Props) {
  const text = useTexts(leadTexts);
  const isOpen = state === "new" || state === "answered" || state === "applied";
  return (
    <span className="inline-flex flex-wrap gap-1">
      {state === "held" && <Badge tone="warn">{text.states.held}</Badge>}
      {state === "answered" && <Badge tone="good">{text.states.answered}</Badge>}
      {state === "applied" && <Badge tone="good">{text.states.applied}</Badge>}
      {state === "won" && <Badge tone="good">{text.states.won}</Badge>}
      {state === "lost" && <Badge tone="plain">{text.states.lost}</Badge>}
      {state === "new" && <Badge tone={readAt ? "plain" : "good"}>{readAt ? text.read : text.states.new}</Badge>}
      {isOpen && followUpOn && <FollowUpBadge day={followUpOn} />}
      {mailTrouble === "failed" && <Badge tone="bad">{text.mailFailed}</Badge>}
      {mailTrouble === "waiting" && <Badge tone="warn">{text.mailWaiting}</Badge>}
    </span>
  );
}

/** A day that has come asks for attention; one that is ahead is only told. */
function FollowUpBadge({ day }: { day: string }) {
  const text = useTexts(leadTexts);
  const language = useLanguage();
  const isDue = day <= officeDay(new Date());
  return <Badge tone={isDue ? "warn" : "plain"}>{isDue ? text.followUpNow : text.followUpOn(shortDay(day, language))}</Badge>;
}
