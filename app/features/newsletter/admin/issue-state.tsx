import { Badge } from "#app/admin-kit/badge.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { NewsletterIssueItem } from "#app/features/newsletter/responses.server.ts";
import type { SendingState } from "#app/features/newsletter/states.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeMoment } from "#lib/office-clock.ts";
import { newsletterIssueTexts } from "./texts/newsletter-issue.ts";

const tones: Record<SendingState, "plain" | "good" | "warn" | "bad"> = {
  scheduled: "plain",
  sending: "good",
  paused: "bad",
  sent: "good",
  cancelled: "plain",
};

type Sending = NewsletterIssueItem["sending"];

export function IssueState({ sending }: { sending: Sending }) {
  const text = useTexts(newsletterIssueTexts);
  const language = useLanguage();
  if (!sending) return <Badge tone="warn">{text.draft}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={tones[sending.state]}>{text.states[sending.state]}</Badge>
      <span className="text-fg-muted">
        {sending.state === "scheduled" ? (
          <time dateTime={sending.sendAt}>{officeMoment(new Date(sending.sendAt), language)}</time>
        ) : (
          <When at={sending.finishedAt ?? sending.startedAt ?? sending.sendAt} />
        )}
      </span>
    </span>
  );
}

/** What became of the mails so far. */
export function IssueCounts({ sending }: { sending: NonNullable<Sending> }) {
  const text = useTexts(newsletterIssueTexts);
  const { waiting, sent, failed, skipped } = sending;
  const parts = [
    text.sentCount(sent),
    ...(waiting > 0 ? [text.waitingCount(waiting)] : []),
    ...(failed > 0 ? [text.failedCount(failed)] : []),
    ...(skipped > 0 ? [text.skippedCount(skipped)] : []),
  ];
  return <span className="text-fg-muted">{parts.join(" · ")}</span>;
}

/** How far a sending has come, while it goes on. */
export function IssueProgress({ sending }: { sending: NonNullable<Sending> }) {
  const text = useTexts(newsletterIssueTexts);
  const { state, recipients, waiting } = sending;
  if ((state !== "sending" && state !== "paused") || recipients === 0) return null;
  const handled = recipients - waiting;
  return (
    <div className="grid gap-1">
      <progress aria-label={text.progressLabel} value={handled} max={recipients} className="h-2 w-full accent-accent" />
      <p className="text-fg-muted">{text.progress(handled, recipients)}</p>
    </div>
  );
}
