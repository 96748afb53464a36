import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { threadQuery } from "./queries.ts";
import { ThreadEventEntry } from "./thread-event-entry.tsx";
import { entriesOf, noticeLine } from "./thread-lines.ts";

/** What happened with a message after it came, oldest first; below it, what can be added. */
export function MessageThread({ id, children }: { id: number; children: ReactNode }) {
  const thread = useQuery(threadQuery(id));
  // That the message is gone is told where the message stood.
  if (thread.error instanceof ApiFailure && thread.error.status === 404) return null;
  return (
    <section aria-labelledby="message-thread" className="grid gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <h2 id="message-thread" className="text-lg font-semibold">
        Conversation
      </h2>
      <QueryStates query={thread} pending={<Skeleton className="h-24" />}>
        {(loaded) => (
          <ol aria-label="Conversation" className="grid gap-3">
            {entriesOf(loaded).map((entry) =>
              "notice" in entry ? (
                <li key={`notice ${entry.notice.mailJobId}`} className="text-xs text-fg-muted">
                  <When at={entry.at} /> · {noticeLine(entry.notice)}
                </li>
              ) : (
                <ThreadEventEntry key={entry.event.messageEventId} messageId={id} event={entry.event} />
              ),
            )}
          </ol>
        )}
      </QueryStates>
      {children}
    </section>
  );
}
