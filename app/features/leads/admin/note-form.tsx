import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { addNote, recordResponse } from "#app/features/leads/conversations/queries.ts";
import { useThreadAction } from "#app/features/leads/conversations/thread-action.ts";
import { useTexts } from "#app/messages/messages.ts";
import { conversationTexts } from "./texts/conversation.ts";
import { useKeepText, useKeptText } from "./use-kept-text.ts";

const saves = { note: addNote, answer: recordResponse };

type Props = { messageId: number; kind: keyof typeof saves; onDone: () => void };

/** A text of staff: a note for colleagues, or what the visitor answered by another way. The visitor never sees it. */
export function NoteForm({ messageId, kind, onDone }: Props) {
  const { label, hint, button } = useTexts(conversationTexts)[kind];
  const { kept, forget } = useKeptText(messageId, kind);
  const [body, setBody] = useState(kept.body ?? "");
  useKeepText(messageId, kind, { body });
  const add = useThreadAction(
    (text: string) => saves[kind](messageId, text),
    () => {
      forget();
      onDone();
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!add.isPending && body.trim() !== "") add.mutate(body);
  }

  return (
    <form onSubmit={submit} aria-label={label} className="grid gap-3">
      <TextAreaField label={label} name={kind} rows={3} value={body} onChange={setBody} hint={hint} required />
      <Button type="submit" look="primary" className="justify-self-start" resting={add.isPending}>
        {button}
      </Button>
    </form>
  );
}
