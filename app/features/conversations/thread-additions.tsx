import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { CallForm } from "./call-form.tsx";
import { NoteForm } from "./note-form.tsx";

const additions = { note: "Add a note", call: "Log a call" };
type Addition = keyof typeof additions;

/** What staff can add to a thread, one form at a time. */
export function ThreadAdditions({ messageId }: { messageId: number }) {
  const [open, setOpen] = useState<Addition>();
  const close = () => setOpen(undefined);
  return (
    <div className="grid gap-4 border-t border-edge pt-4">
      <div className="flex flex-wrap gap-2">
        {(Object.keys(additions) as Addition[]).map((addition) => (
          <Button key={addition} aria-expanded={open === addition} onClick={() => setOpen(open === addition ? undefined : addition)}>
            {additions[addition]}
          </Button>
        ))}
      </div>
      {open === "note" && <NoteForm messageId={messageId} onDone={close} />}
      {open === "call" && <CallForm messageId={messageId} onDone={close} />}
    </div>
  );
}
