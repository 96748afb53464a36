import { Badge } from "#app/admin-kit/badge.tsx";
import type { LeadState } from "#app/features/leads/lead-states.ts";
import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeDay, shortDay } from "#lib/dates.ts";
import { leadTexts } from "./texts/leads.ts";

type Props = {
  message: { state: LeadState; readAt: string | null; followUpOn: string | null };
  /** Of its mails: `waiting` means longer than usual. */
  mailTrouble: "failed" | "waiting" | null;
};

const tones = { new: "good", answered: "good", applied: "good", won: "good", lost: "plain", held: "warn" } as const;

export function MessageState({ message: { state, readAt, followUpOn }, mailTrouble }: Props) {
  const text = useTexts(leadTexts);
  const isOpen = state === "new" || state === "answered" || state === "applied";
  return (
    <span className="inline-flex flex-wrap gap-1">
      {state === "new" && readAt ? <Badge tone="plain">{text.read}</Badge> : <Badge tone={tones[state]}>{text.states[state]}</Badge>}
      {isOpen && followUpOn && <FollowUpBadge day={followUpOn} />}
      {mailTrouble === "failed" && <Badge tone="bad">{text.mailFailed}</Badge>}
      {mailTrouble === "waiting" && <Badge tone="warn">{text.mailWaiting}</Badge>}
    </span>
  );
}

function FollowUpBadge({ day }: { day: string }) {
  const text = useTexts(leadTexts);
  const language = useLanguage();
  const isDue = day <= officeDay(new Date());
  return <Badge tone={isDue ? "warn" : "plain"}>{isDue ? text.followUpNow : text.followUpOn(shortDay(day, language))}</Badge>;
}

export function OptOutBadges({ channels }: { channels: readonly ContactChannel[] }) {
  const { optOuts } = useTexts(leadTexts);
  return channels.map((channel) => (
    <Badge key={channel} tone="bad">
      {optOuts[channel]}
    </Badge>
  ));
}
