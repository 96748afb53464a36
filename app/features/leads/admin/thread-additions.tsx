import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { addNote, logCall, recordResponse } from "#app/features/leads/conversations/queries.ts";
import type { CallOutcome } from "#app/features/leads/conversations/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ReplyForm } from "./reply-form.tsx";
import { conversationTexts } from "./texts/conversation.ts";
import { threadTexts } from "./texts/thread.ts";
import { hasKeptText, useKeptText } from "./use-kept-text.ts";
import { useMessageAction } from "./use-message-action.ts";

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

const saves = { note: addNote, answer: recordResponse };

type NoteProps = { messageId: number; kind: keyof typeof saves; onDone: () => void };

/** A note for colleagues, or what the visitor answered by another way than by mail. The visitor never sees it. */
function NoteForm({ messageId, kind, onDone }: NoteProps) {
  const { label, hint, button } = useTexts(conversationTexts)[kind];
  const { fields, change, forget } = useKeptText(messageId, kind, (kept) => ({ body: kept.body ?? "" }));
  const add = useMessageAction(
    () => saves[kind](messageId, fields.body),
    () => {
      forget();
      onDone();
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!add.isPending && fields.body.trim() !== "") add.mutate(undefined);
  }

  return (
    <form onSubmit={submit} aria-label={label} className="grid gap-3">
      <TextAreaField label={label} name={kind} rows={3} value={fields.body} onChange={(body) => change({ body })} hint={hint} required />
      <Button type="submit" look="primary" className="justify-self-start" resting={add.isPending}>
        {button}
      </Button>
    </form>
  );
}

const outcomes: readonly CallOutcome[] = ["reached", "noAnswer", "leftMessage"];

function CallForm({ messageId, onDone }: { messageId: number; onDone: () => void }) {
  const text = useTexts(conversationTexts);
  const { callOutcomes } = useTexts(threadTexts);
  const { fields, change, forget } = useKeptText(messageId, "call", (kept) => ({
    outcome: outcomes.find((name) => name === kept.outcome) ?? "reached",
    body: kept.body ?? "",
  }));
  const log = useMessageAction(
    () => logCall(messageId, fields.outcome, fields.body),
    () => {
      forget();
      onDone();
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!log.isPending) log.mutate(undefined);
  }

  return (
    <form onSubmit={submit} aria-label={text.call} className="grid gap-3">
      <SelectField label={text.outcome} name="outcome" value={fields.outcome} onChange={(outcome) => change({ outcome })}>
        <Options names={callOutcomes} />
      </SelectField>
      <TextAreaField label={text.said} name="said" rows={3} value={fields.body} onChange={(body) => change({ body })} />
      <Button type="submit" look="primary" className="justify-self-start" resting={log.isPending}>
        {text.logCall}
      </Button>
    </form>
  );
}
