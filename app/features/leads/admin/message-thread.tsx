import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { threadQuery } from "#app/features/leads/conversations/queries.ts";
import type { ThreadEvent } from "#app/features/leads/conversations/responses.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { conversationTexts } from "./texts/conversation.ts";
import { threadTexts } from "./texts/thread.ts";
import { ThreadEventEntry } from "./thread-event-entry.tsx";
import { entriesOf, isUnverified, noticeLine } from "./thread-lines.ts";

export function MessageThread({ id, children }: { id: number; children: ReactNode }) {
  const text = useTexts(conversationTexts);
  const lines = useTexts(threadTexts);
  const thread = useQuery(threadQuery(id));
  // The screen shows that the message is gone.
  if (thread.error instanceof ApiFailure && thread.error.status === 404) return null;
  return (
    <section aria-labelledby="message-thread" className="grid gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <h2 id="message-thread" className="text-lg font-semibold">
        {text.title}
      </h2>
      <QueryStates query={thread} pending={<Skeleton className="h-24" />}>
        {(loaded) => (
          <>
            <ol aria-label={text.title} className="grid gap-3">
              {entriesOf(loaded).map((entry) =>
                "message" in entry ? (
                  <li
                    key={`message ${entry.message.contactMessageId}`}
                    className="grid gap-2 rounded-lg border-l-4 border-accent bg-accent-soft px-4 py-3"
                  >
                    <p className="text-xs text-fg-muted">
                      <When at={entry.at} /> · {text.visitorWroteAs}{" "}
                      <Link to={`/admin/contactuslist/${entry.message.contactMessageId}`} className="text-accent underline">
                        {text.ownMessage}
                      </Link>
                    </p>
                    <p lang={entry.message.language} className="text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
                      {entry.message.message}
                    </p>
                  </li>
                ) : "notice" in entry ? (
                  <li key={`notice ${entry.notice.mailJobId}`} className="text-xs text-fg-muted">
                    <When at={entry.at} /> · {noticeLine(lines, entry.notice)}
                  </li>
                ) : (
                  <ThreadEventEntry key={entry.event.messageEventId} event={entry.event} />
                ),
              )}
            </ol>
            <UnverifiedMails events={loaded.events.filter(isUnverified)} />
          </>
        )}
      </QueryStates>
      {children}
    </section>
  );
}

function UnverifiedMails({ events }: { events: ThreadEvent[] }) {
  const { title, hint } = useTexts(conversationTexts).unverified;
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="unverified-mails" className="grid gap-3 rounded-lg border border-warn p-4">
      <h3 id="unverified-mails" className="font-semibold">
        {title}
      </h3>
      <p className="text-sm text-fg-muted">{hint}</p>
      <ol aria-labelledby="unverified-mails" className="grid gap-3">
        {events.map((event) => (
          <ThreadEventEntry key={event.messageEventId} event={event} />
        ))}
      </ol>
    </section>
  );
}
