import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { logCall } from "#app/features/leads/conversations/queries.ts";
import type { CallOutcome } from "#app/features/leads/conversations/schema.ts";
import { useThreadAction } from "#app/features/leads/conversations/thread-action.ts";
import { useTexts } from "#app/messages/messages.ts";
import { conversationTexts } from "./texts/conversation.ts";
import { threadTexts } from "./texts/thread.ts";
import { useKeepText, useKeptText } from "./use-kept-text.ts";

const outcomes: readonly CallOutcome[] = ["reached", "noAnswer", "leftMessage"];

export function CallForm({ messageId, onDone }: { messageId: number; onDone: () => void }) {
  const text = useTexts(conversationTexts);
  const { callOutcomes } = useTexts(threadTexts);
  const { kept, forget } = useKeptText(messageId, "call");
  const [outcome, setOutcome] = useState<CallOutcome>(() => outcomes.find((name) => name === kept.outcome) ?? "reached");
  const [body, setBody] = useState(kept.body ?? "");
  useKeepText(messageId, "call", { outcome, body });
  const log = useThreadAction(
    () => logCall(messageId, outcome, body),
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
      <SelectField label={text.outcome} name="outcome" value={outcome} onChange={setOutcome}>
        {Object.entries(callOutcomes).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={text.said} name="said" rows={3} value={body} onChange={setBody} />
      <Button type="submit" look="primary" className="justify-self-start" resting={log.isPending}>
        {text.logCall}
      </Button>
    </form>
  );
}
