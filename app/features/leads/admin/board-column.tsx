import clsx from "clsx";
import { type DragEvent, useState } from "react";
import { Link } from "react-router";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { WorkState } from "#app/features/leads/lead-states.ts";
import type { MessageItem } from "#app/features/leads/messages/responses.server.ts";
import { useTexts } from "#app/messages/messages.ts";
import { AnswerWayLine } from "./answer-way.tsx";
import { MessageName } from "./message-name.tsx";
import { MessageState } from "./message-state.tsx";
import { MoveSelect } from "./move-message.tsx";
import { leadTexts } from "./texts/leads.ts";

type Props = {
  state: WorkState;
  messages: MessageItem[];
  /** Of all messages in this state; `messages` are the newest. */
  count: string;
  pending: boolean;
  onMove: (message: MessageItem, state: WorkState) => void;
  onDrag: (message: MessageItem) => void;
  onDrop: () => void;
};

export function BoardColumn({ state, messages, count, pending, onMove, onDrag, onDrop }: Props) {
  const text = useTexts(leadTexts);
  const [isOver, setOver] = useState(false);
  const mayMove = useMay("leads.own");
  const id = `board-${state}`;

  function allowDrop(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  return (
    <section
      aria-labelledby={id}
      onDragOver={allowDrop}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      className={clsx(
        "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border bg-sunken p-3",
        isOver ? "border-accent" : "border-edge",
      )}
    >
      <h2 id={id} className="text-sm font-semibold">
        {text.states[state]} ({count})
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {messages.map((message) => (
          <li
            key={message.contactMessageId}
            draggable={mayMove}
            onDragStart={() => onDrag(message)}
            className={clsx(
              "grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-xl border border-edge bg-surface p-3 text-sm [overflow-wrap:anywhere]",
              mayMove && "cursor-grab",
            )}
          >
            <Link
              to={`/admin/contactuslist/${message.contactMessageId}`}
              draggable={false}
              className="font-semibold [overflow-wrap:anywhere] text-accent hover:underline"
            >
              <MessageName message={message} />
            </Link>
            <AnswerWayLine message={message} />
            <p className="line-clamp-2 [overflow-wrap:anywhere]" lang={message.language}>
              {message.excerpt}
            </p>
            <p className="text-xs text-fg-muted">
              <When at={message.createdAt} /> · {message.officerName ?? text.office}
            </p>
            <MessageState message={message} mailTrouble={message.mailTrouble} />
            {mayMove && <MoveSelect message={message} state={state} pending={pending} onMove={(next) => onMove(message, next)} />}
          </li>
        ))}
      </ul>
      {messages.length === 0 && <p className="text-sm text-fg-muted">{text.noMessages}</p>}
    </section>
  );
}
