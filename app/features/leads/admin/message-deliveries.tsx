import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { Details } from "#app/admin-kit/details.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { triesBeforeTrouble } from "#app/features/leads/messages/inbox-states.ts";
import type { MessageRecord } from "#app/features/leads/messages/responses.server.ts";
import { mailReasonIn } from "#app/messages/admin/mail-reasons.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { messageMailTexts } from "./texts/message-mails.ts";

type Delivery = MessageRecord["deliveries"][number];
type Props = { deliveries: Delivery[]; onResend: (kind: Delivery["kind"]) => void; pending: boolean };

/** The others are about a moment that has passed. */
const mayResend = ({ kind, state }: Delivery) => state !== "sent" || kind === "office" || kind === "acknowledgement";

/** The worst outcome of a message's mails, as in the inbox. */
export function mailTroubleOf(deliveries: Delivery[]) {
  if (deliveries.some(({ state }) => state === "failed")) return "failed";
  return deliveries.some(({ state, attempts }) => state === "waiting" && attempts >= triesBeforeTrouble) ? "waiting" : null;
}

export function MessageDeliveries({ deliveries, onResend, pending }: Props) {
  const text = useTexts(messageMailTexts);
  const language = useLanguage();
  const again = ({ state }: Delivery) => (state === "failed" ? text.retry : text.resend);
  return (
    <section aria-labelledby="message-mail" className="grid gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <h2 id="message-mail" className="text-lg font-semibold">
        {text.title}
      </h2>
      {deliveries.length === 0 && <p className="text-sm text-fg-muted">{text.none}</p>}
      {deliveries.map((delivery) => (
        <article key={delivery.mailJobId} className="grid gap-2 border-t border-edge pt-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
              {text.kinds[delivery.kind]} <DeliveryBadge delivery={delivery} sent={text.sent} />
            </h3>
            {mayResend(delivery) && (
              <Button
                look={delivery.state === "failed" ? "secondary" : "quiet"}
                resting={pending}
                aria-label={`${again(delivery)} ${text.kinds[delivery.kind]}`}
                onClick={() => onResend(delivery.kind)}
              >
                {again(delivery)}
              </Button>
            )}
          </div>
          {delivery.state === "failed" && <p className="text-sm text-bad">{text.givenUp}</p>}
          <ol className="grid gap-1 text-sm text-fg-muted">
            {delivery.history.map(({ at, outcome, reason, detail }) => (
              <li key={at} className="break-words">
                <When at={at} /> · {reason === undefined ? text.outcomes[outcome] : mailReasonIn(language, reason)}
                {detail && (outcome === "sent" ? <Details>{detail}</Details> : `: ${detail}`)}
              </li>
            ))}
          </ol>
          {delivery.state === "waiting" && delivery.history.length > 0 && (
            <p className="text-sm text-fg-muted">
              {text.nextTry} <When at={delivery.nextAttemptAt} />
            </p>
          )}
        </article>
      ))}
    </section>
  );
}

type BadgeProps = { delivery: Pick<Delivery, "state" | "history">; sent: string };

/** A worker counts an attempt when it takes the mail; only the history shows that one has failed. */
export function DeliveryBadge({ delivery: { state, history }, sent }: BadgeProps) {
  const text = useTexts(messageMailTexts);
  if (state === "sent") return <Badge tone="good">{sent}</Badge>;
  if (state === "failed") return <Badge tone="bad">{text.needsAttention}</Badge>;
  return history.length > 0 ? <Badge tone="warn">{text.tryingAgain}</Badge> : <Badge>{text.waiting}</Badge>;
}
