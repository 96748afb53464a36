import { useQueries } from "@tanstack/react-query";
import { List } from "lucide";
import { useRef } from "react";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { workStates } from "#app/features/leads/lead-states.ts";
import { boardQuery } from "#app/features/leads/messages/queries.ts";
import type { MessageItem } from "#app/features/leads/messages/responses.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BoardColumn } from "./board-column.tsx";
import { useMove } from "./move-message.tsx";
import { inboxTexts } from "./texts/inbox.ts";
import { leadTexts } from "./texts/leads.ts";

export default function ContactBoard() {
  const text = useTexts(leadTexts);
  return (
    <ListPage
      title={text.boardTitle}
      needs="leads.own"
      action={
        <ButtonLink to="/admin/contactuslist">
          <Icon of={List} className="size-4" />
          {text.list}
        </ButtonLink>
      }
    >
      <MessageBoard />
    </ListPage>
  );
}

/** Messages by state. A card is moved by dragging it, or by the select on it. */
function MessageBoard() {
  const columns = useQueries({ queries: workStates.map((state) => boardQuery(state)) });
  const { move, pending, dialog } = useMove();
  const draggedMessage = useRef<MessageItem>(null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll it, also while it has no card.
    <section aria-label={useTexts(inboxTexts).board} tabIndex={0} className="overflow-x-auto">
      <div className="grid min-w-max auto-cols-[16rem] grid-flow-col items-start gap-3 lg:min-w-0 lg:auto-cols-[minmax(0,1fr)]">
        {workStates.map((state, index) => {
          const column = columns[index];
          return (
            column && (
              <QueryStates key={state} query={column} pending={<Skeleton className="h-40" />}>
                {({ contactMessageListVm, total, totalIsMinimum }) => (
                  <BoardColumn
                    state={state}
                    messages={contactMessageListVm}
                    count={`${total}${totalIsMinimum ? "+" : ""}`}
                    pending={pending}
                    onMove={move}
                    onDrag={(message) => {
                      draggedMessage.current = message;
                    }}
                    onDrop={() => {
                      const message = draggedMessage.current;
                      draggedMessage.current = null;
                      if (message && message.state !== state && !pending) move(message, state);
                    }}
                  />
                )}
              </QueryStates>
            )
          );
        })}
      </div>
      {dialog}
    </section>
  );
}
