import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import type { AnswerWay } from "#app/features/leads/answer-ways.ts";
import { addNote, logCall, recordResponse } from "#app/features/leads/conversations/queries.ts";
import { type CallOutcome, callWays } from "#app/features/leads/conversations/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ReplyForm } from "./reply-form.tsx";
import { conversationTexts } from "./texts/conversation.ts";
import { threadTexts } from "./texts/thread.ts";
import { hasKeptText, useKeptText } from "./use-kept-text.ts";
import { useMessageAction } from "./use-message-action.ts";

const additions = ["reply", "note", "call", "answer"] as const;
type Addition = (typeof additions)[number];

type Props = Omit<ComponentProps<typeof ReplyForm>, "onSent"> & { isClosed: boolean; mayReply: boolean };

/** What staff can add to a thread, one form at a time. */
export function ThreadAdditions({ isClosed, mayReply, ...reply }: Props) {
  const text = useTexts(conversationTexts);
  const [open, setOpen] = useState<Addition>();
  const messageId = reply.message.contactMessageId;
  const close = () => setOpen(undefined);
  // No one can call or write to a visitor who left no contact details.
  const mayCall = reply.message.kind !== "nameless";
  const offeredAdditions = additions.filter(
    (addition) => (!isClosed || addition === "note") && (mayReply || addition !== "reply") && (mayCall || addition !== "call"),
  );
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
      {open && open !== "reply" && (
        <AdditionForm key={`${open} ${messageId}`} kind={open} replyBy={reply.message.replyBy} messageId={messageId} onDone={close} />
      )}
    </div>
  );
}

const outcomes: readonly CallOutcome[] = ["reached", "noAnswer", "leftMessage"];

type FormProps = { messageId: number; replyBy: AnswerWay | null; kind: Exclude<Addition, "reply">; onDone: () => void };

/** A note for colleagues, a call, or what the visitor answered by another way than by mail. The visitor never sees it. */
function AdditionForm({ messageId, replyBy, kind, onDone }: FormProps) {
  const text = useTexts(conversationTexts);
  const { callOutcomes } = useTexts(threadTexts);
  const { label, hint, button } = text.forms[kind];
  const isCall = kind === "call";
  const { fields, change, forget } = useKeptText(messageId, kind, (kept) => ({
    outcome: outcomes.find((name) => name === kept.outcome) ?? "reached",
    by: callWays.find((way) => way === (kept.by ?? replyBy)) ?? "call",
    body: kept.body ?? "",
  }));
  const { outcome, by, body } = fields;
  const saves = {
    note: () => addNote(messageId, body),
    answer: () => recordResponse(messageId, body),
    call: () => logCall(messageId, { outcome: by === "call" ? outcome : "sent", by, body }),
  };
  const save = useMessageAction(saves[kind], () => {
    forget();
    onDone();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending && (isCall || body.trim() !== "")) save.mutate();
  }

  return (
    <form onSubmit={submit} aria-label={isCall ? text.call : label} className="grid gap-3">
      {isCall && (
        <SelectField label={text.by} name="by" value={by} onChange={(chosen) => change({ by: chosen })}>
          <Options names={text.callWays} />
        </SelectField>
      )}
      {isCall && by === "call" && (
        <SelectField label={text.outcome} name="outcome" value={outcome} onChange={(chosen) => change({ outcome: chosen })}>
          <Options names={callOutcomes} />
        </SelectField>
      )}
      <TextAreaField
        label={label}
        name={kind}
        rows={3}
        value={body}
        onChange={(typed) => change({ body: typed })}
        hint={hint}
        required={!isCall}
      />
      <Button type="submit" look="primary" className="justify-self-start" resting={save.isPending}>
        {button}
      </Button>
    </form>
  );
}
