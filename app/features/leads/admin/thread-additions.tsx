import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { CallForm } from "./call-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { conversationTexts } from "./texts/conversation.ts";
import { hasKeptText } from "./use-kept-text.ts";

const additions = ["reply", "note", "call", "answer"] as const;
type Addition = (typeof additions)[number];

type Props = Omit<ComponentProps<typeof ReplyForm>, "onSent"> & { isClosed: boolean; mayEmail: boolean };

/** What staff can add to a thread, one form at a time. */
export function ThreadAdditions({ isClosed, mayEmail, ...reply }: Props) {
  const text = useTexts(conversationTexts);
  const [open, setOpen] = useState<Addition>();
  const messageId = reply.message.contactMessageId;
  const close = () => setOpen(undefined);
  const offeredAdditions = additions.filter((addition) => (!isClosed || addition === "note") && (mayEmail || addition !== "reply"));
  const openKept = useEffectEvent(() => setOpen(offeredAdditions.find((addition) => hasKeptText(messageId, addition))));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message has other texts.
  useEffect(() => openKept(), [messageId]);
  return (
    <div className="grid gap-4 border-t border-edge pt-4">
      <div className="flex flex-wrap gap-2">
        {offeredAdditions.map((addition) => (
          <Button
            key={addition}
            look={addition === "reply" && open === undefined ? "primary" : "secondary"}
            aria-expanded={open === addition}
            onClick={() => setOpen(open === addition ? undefined : addition)}
          >
            {text.additions[addition]}
          </Button>
        ))}
      </div>
      {open === "reply" && <ReplyForm key={messageId} {...reply} onSent={close} />}
      {(open === "note" || open === "answer") && <NoteForm key={`${open} ${messageId}`} kind={open} messageId={messageId} onDone={close} />}
      {open === "call" && <CallForm key={messageId} messageId={messageId} onDone={close} />}
    </div>
  );
}
