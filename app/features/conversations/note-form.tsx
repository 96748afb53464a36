import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { addNote, recordAnswer } from "./queries.ts";
import { useThreadAction } from "./thread-action.ts";

const looks = {
  note: { label: "Note", hint: "Only staff see it.", button: "Add note", save: addNote },
  answer: { label: "What the visitor said", hint: "By phone, text or another mailbox.", button: "Record answer", save: recordAnswer },
};

type Props = { messageId: number; kind: keyof typeof looks; onDone: () => void };

/** A text of staff: a note for colleagues, or what the visitor answered by another way. The visitor never sees it. */
export function NoteForm({ messageId, kind, onDone }: Props) {
  const { label, hint, button, save } = looks[kind];
  const [body, setBody] = useState("");
  const add = useThreadAction((text: string) => save(messageId, text), onDone);

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
