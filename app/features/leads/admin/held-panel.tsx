import { PlainButton } from "#app/admin-kit/button.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { MessageItem } from "#app/features/leads/messages/responses.server.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { MessageName } from "./message-name.tsx";
import { heldReasonIn } from "./texts/held-reasons.ts";
import { inboxTexts } from "./texts/inbox.ts";

type Props = { count: number; messages: MessageItem[]; onShowAll: () => void };

/** Above the list, because these senders believe that the office has read their messages. */
export function HeldPanel({ count, messages, onShowAll }: Props) {
  const { held } = useTexts(inboxTexts);
  const language = useLanguage();
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="held-messages" className="grid gap-3 rounded-xl border border-warn bg-warn-soft p-4 text-sm">
      <h2 id="held-messages" className="font-semibold">
        {held.title(count)}
      </h2>
      <p>{held.hint}</p>
      <ul className="grid gap-2">
        {messages.map(({ contactMessageId, excerpt, language: written, heldReason, createdAt, ...message }) => (
          <li key={contactMessageId} className="min-w-0">
            <RecordLink
              to={`/admin/contactuslist/${contactMessageId}`}
              className="font-semibold [overflow-wrap:anywhere] text-accent underline"
            >
              <MessageName message={message} />
            </RecordLink>{" "}
            <span className="text-fg-muted">
              <When at={createdAt} />
            </span>
            <p className="[overflow-wrap:anywhere]">{held.because(heldReasonIn(language, heldReason))}</p>
            <p lang={written} className="line-clamp-1 [overflow-wrap:anywhere] text-fg-muted">
              {excerpt}
            </p>
          </li>
        ))}
      </ul>
      {count > messages.length && (
        <PlainButton onClick={onShowAll} className="justify-self-start font-semibold text-accent underline">
          {held.showAll(count)}
        </PlainButton>
      )}
    </section>
  );
}
