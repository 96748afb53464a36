import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { retryReply } from "#app/features/leads/conversations/queries.ts";
import type { ThreadEvent } from "#app/features/leads/conversations/responses.server.ts";
import { useThreadAction } from "#app/features/leads/conversations/thread-action.ts";
import { useTexts } from "#app/messages/messages.ts";
import { conversationTexts } from "./texts/conversation.ts";

type Props = { messageId: number; messageEventId: number; delivery: ThreadEvent["delivery"] };

/** What became of a reply, and another try while it has not arrived. */
export function ReplyDelivery({ messageId, messageEventId, delivery }: Props) {
  const text = useTexts(conversationTexts);
  const retry = useThreadAction(() => retryReply(messageId, messageEventId));
  if (!delivery) return <Badge>{text.deliveryUnknown}</Badge>;
  const { state, history } = delivery;
  const last = history.at(-1);
  if (state === "sent") return <Badge tone="good">{text.sent}</Badge>;
  if (state === "waiting" && history.length === 0) return <Badge>{text.waiting}</Badge>;
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs">
      <Badge tone={state === "failed" ? "bad" : "warn"}>{state === "failed" ? text.needsAttention : text.tryingAgain}</Badge>
      {last && (
        <span className="[overflow-wrap:anywhere] text-fg-muted">
          {last.reason}
          {last.detail && `: ${last.detail}`}
        </span>
      )}
      <Button look="quiet" aria-label={text.retryReply} resting={retry.isPending} onClick={() => retry.mutate(undefined)}>
        {text.retry}
      </Button>
    </div>
  );
}
