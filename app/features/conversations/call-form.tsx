import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { logCall } from "./queries.ts";
import type { CallOutcome } from "./schema.ts";
import { useThreadAction } from "./thread-action.ts";
import { callOutcomeNames } from "./thread-lines.ts";

export function CallForm({ messageId, onDone }: { messageId: number; onDone: () => void }) {
  const [outcome, setOutcome] = useState<CallOutcome>("reached");
  const [body, setBody] = useState("");
  const log = useThreadAction(() => logCall(messageId, outcome, body), onDone);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!log.isPending) log.mutate(undefined);
  }

  return (
    <form onSubmit={submit} aria-label="Call" className="grid gap-3">
      <SelectField label="Outcome" name="outcome" value={outcome} onChange={setOutcome}>
        {Object.entries(callOutcomeNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="What was said" name="said" rows={3} value={body} onChange={setBody} />
      <Button type="submit" look="primary" className="justify-self-start" resting={log.isPending}>
        Log call
      </Button>
    </form>
  );
}
