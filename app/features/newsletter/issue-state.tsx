import { Badge } from "#app/admin-kit/badge.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { SendingState } from "#lib/sending-states.ts";
import type { NewsletterIssueItem } from "./answers.server.ts";

const looks: Record<SendingState, { tone: "plain" | "good" | "warn" | "bad"; name: string }> = {
  scheduled: { tone: "plain", name: "Scheduled" },
  sending: { tone: "good", name: "Going out" },
  paused: { tone: "bad", name: "Paused" },
  sent: { tone: "good", name: "Sent" },
  cancelled: { tone: "plain", name: "Stopped" },
};

type Sending = NewsletterIssueItem["sending"];

export function IssueState({ sending }: { sending: Sending }) {
  if (!sending) return <Badge tone="warn">Draft</Badge>;
  const { tone, name } = looks[sending.state];
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{name}</Badge>
      <span className="text-fg-muted">
        <When at={sending.finishedAt ?? sending.startedAt ?? sending.sendAt} />
      </span>
    </span>
  );
}

/** What became of the mails so far. */
export function IssueCounts({ sending }: { sending: NonNullable<Sending> }) {
  const { waiting, sent, failed, skipped } = sending;
  const parts = [
    `${sent} sent`,
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} left before`] : []),
  ];
  return <span className="text-fg-muted">{parts.join(" · ")}</span>;
}
