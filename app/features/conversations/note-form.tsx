import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { addNote } from "./queries.ts";
import { useThreadAction } from "./thread-action.ts";

/** A note for colleagues; the visitor never sees it. */
export function NoteForm({ messageId, onDone }: { messageId: number; onDone: () => void }) {
  const [body, setBody] = useState("");
  const add = useThreadAction((text: string) => addNote(messageId, text), onDone);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!add.isPending && body.trim() !== "") add.mutate(body);
  }

  return (
    <form onSubmit={submit} aria-label="Note" className="grid gap-3">
      <TextAreaField label="Note" name="note" rows={3} value={body} onChange={setBody} hint="Only staff see it." required />
      <Button type="submit" look="primary" className="justify-self-start" resting={add.isPending}>
        Add note
      </Button>
    </form>
  );
}
