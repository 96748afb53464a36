import clsx from "clsx";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { retryReply } from "#app/features/leads/conversations/queries.ts";
import type { ThreadEvent } from "#app/features/leads/conversations/responses.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { DeliveryBadge } from "./message-deliveries.tsx";
import { conversationTexts } from "./texts/conversation.ts";
import { heldReasonIn } from "./texts/held-reasons.ts";
import { messageMailTexts } from "./texts/message-mails.ts";
import { threadTexts } from "./texts/thread.ts";
import { isUnverified, titleOf } from "./thread-lines.ts";
import { useMessageAction } from "./use-message-action.ts";

const looks: Partial<Record<ThreadEvent["kind"], string>> = {
  mailIn: "border-accent bg-accent-soft",
  mailOut: "border-edge-strong bg-sunken",
  note: "border-warn bg-warn-soft",
  call: "border-edge-strong",
};

/** What was written or said stands out; what only happened is a line. */
export function ThreadEventEntry({ event }: { event: ThreadEvent }) {
  const text = useTexts(conversationTexts);
  const lines = useTexts(threadTexts);
  const language = useLanguage();
  const { subject, body, userName, kind, createdAt, detail } = event;
  const unverified = isUnverified(event);
  const look = unverified ? "border-edge-strong border-dashed" : looks[kind];
  const line = (
    <>
      <When at={createdAt} /> · {userName && `${userName} `}
      {titleOf(lines, event, language)}
    </>
  );
  if (!look)
    return (
      <li className="text-xs text-fg-muted">
        {line}
        {body && <span className="[overflow-wrap:anywhere]">: {body}</span>}
      </li>
    );
  return (
    <li className={clsx("grid gap-2 rounded-lg border-l-4 px-4 py-3", look)}>
      <p className="text-xs text-fg-muted">{line}</p>
      {detail.from && <p className="text-sm [overflow-wrap:anywhere]">{text.from(String(detail.from))}</p>}
      {unverified && (
        <p className="text-xs font-semibold text-fg-muted">
          {detail.isSenderVerified ? text.unverified.otherAddress : text.unverified.notVerified}
        </p>
      )}
      {detail.suspicion && (
        <p className="text-xs font-semibold text-warn">{text.suspicion(heldReasonIn(language, String(detail.suspicion)))}</p>
      )}
      {subject && !detail.onPage && <p className="text-sm font-semibold [overflow-wrap:anywhere]">{subject}</p>}
      {body && <p className="text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">{body}</p>}
      {detail.attachments && <p className="text-xs text-fg-muted">{text.attached(String(detail.attachments))}</p>}
      {kind === "mailOut" && (
        <div className="flex">{detail.onPage ? <Badge>{text.shownOnPage}</Badge> : <ReplyDelivery event={event} />}</div>
      )}
    </li>
  );
}

function ReplyDelivery({ event: { contactMessageId, messageEventId, delivery } }: { event: ThreadEvent }) {
  const text = useTexts(conversationTexts);
  const mails = useTexts(messageMailTexts);
  const retry = useMessageAction(() => retryReply(contactMessageId, messageEventId));
  if (!delivery) return <Badge>{text.deliveryUnknown}</Badge>;
  const last = delivery.history.at(-1);
  const badge = <DeliveryBadge delivery={delivery} sent={text.sent} />;
  if (delivery.state === "sent" || (delivery.state === "waiting" && !last)) return badge;
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs">
      {badge}
      {last && (
        <span className="[overflow-wrap:anywhere] text-fg-muted">
          {last.reason}
          {last.detail && `: ${last.detail}`}
        </span>
      )}
      <Button look="quiet" aria-label={text.retryReply} resting={retry.isPending} onClick={() => retry.mutate()}>
        {mails.retry}
      </Button>
    </div>
  );
}
