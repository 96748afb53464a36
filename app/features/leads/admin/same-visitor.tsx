import { Link } from "react-router";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { mergeMessage, splitMessage } from "#app/features/leads/conversations/queries.ts";
import type { Thread } from "#app/features/leads/conversations/responses.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { conversationTexts } from "./texts/conversation.ts";
import { leadTexts } from "./texts/leads.ts";
import { useMessageAction } from "./use-message-action.ts";

type Props = { messageId: number; others: Thread["others"]; isClosed: boolean };

export function SameVisitor({ messageId, others, isClosed }: Props) {
  const text = useTexts(conversationTexts);
  const { states } = useTexts(leadTexts);
  const mayHandle = useMay("messages.handle");
  const merge = useMessageAction((otherId: number) => mergeMessage(messageId, otherId));
  const split = useMessageAction(splitMessage);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="same-visitor" className="grid gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <h2 id="same-visitor" className="text-lg font-semibold">
        {text.sameVisitor}
      </h2>
      <ul className="grid gap-3">
        {others.map(({ contactMessageId, createdAt, state, excerpt, mergedIntoId }) => (
          <li key={contactMessageId} className="grid gap-1.5 border-t border-edge pt-3 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <Link to={`/admin/contactuslist/${contactMessageId}`} className="font-semibold text-accent hover:underline">
                {text.messageOf} <When at={createdAt} />
              </Link>
              <Badge>{mergedIntoId === messageId ? text.partOfThis : states[state]}</Badge>
            </p>
            <p className="line-clamp-2 [overflow-wrap:anywhere] text-fg-muted">{excerpt}</p>
            {mayHandle && mergedIntoId === messageId && (
              <ThreadButton
                label={text.splitOff}
                name={text.splitOffWhat(contactMessageId)}
                resting={split.isPending}
                onClick={() => split.mutate(contactMessageId)}
              />
            )}
            {mayHandle && !isClosed && mergedIntoId === null && state !== "held" && (
              <ThreadButton
                label={text.merge}
                name={text.mergeWhat(contactMessageId)}
                resting={merge.isPending}
                onClick={() => merge.mutate(contactMessageId)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ButtonProps = { label: string; name: string; resting: boolean; onClick: () => void };

function ThreadButton({ label, name, ...button }: ButtonProps) {
  return (
    <Button look="quiet" className="justify-self-start" aria-label={name} {...button}>
      {label}
    </Button>
  );
}
