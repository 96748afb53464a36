import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import type { ThreadDelivery } from "./answers.server.ts";
import { retryReply } from "./queries.ts";
import { useThreadAction } from "./thread-action.ts";

type Props = { messageId: number; messageEventId: number; delivery: ThreadDelivery | null };

/** What became of a reply, and another try while it has not arrived. */
export function ReplyDelivery({ messageId, messageEventId, delivery }: Props) {
  const retry = useThreadAction(() => retryReply(messageId, messageEventId));
  if (!delivery) return <Badge>Delivery is not known any more</Badge>;
  const { state, attempts, history } = delivery;
  const last = history.at(-1);
  if (state === "sent") return <Badge tone="good">Sent</Badge>;
  if (attempts === 0) return <Badge>Waiting to be sent</Badge>;
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs">
      <Badge tone={state === "failed" ? "bad" : "warn"}>{state === "failed" ? "Needs attention" : "Trying again"}</Badge>
      {last && (
        <span className="[overflow-wrap:anywhere] text-fg-muted">
          {last.reason}
          {last.detail && `: ${last.detail}`}
        </span>
      )}
      <Button look="quiet" aria-label="Retry this reply" resting={retry.isPending} onClick={() => retry.mutate(undefined)}>
        Retry
      </Button>
    </div>
  );
}
