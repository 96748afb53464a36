import type { FormEvent } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { SaveConflict } from "#app/admin-kit/conflict-dialog.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { DateField } from "#app/admin-kit/fields/text-field.tsx";
import { showError } from "#app/admin-kit/toasts.ts";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import type { ValueFormats } from "#app/admin-kit/value-format.ts";
import { type MessageDraft, messageBody, messageDraft, messageLabels } from "#app/features/leads/messages/form.ts";
import { changeMessage, messagesKey } from "#app/features/leads/messages/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { messageTexts } from "./texts/message.ts";

type Props = {
  id: number;
  draft: Draft<MessageDraft>;
  formats: ValueFormats<MessageDraft>;
  /** Undefined for users who may not assign messages. */
  officers: Choice[] | undefined;
};

export function MessageHandling({ id, draft, formats, officers }: Props) {
  const text = useTexts(messageTexts);
  const labels = useTexts(messageLabels);
  const save = useSave(draft, {
    send: (values) => changeMessage(messageBody(id, values)),
    refresh: messagesKey,
    read: messageDraft,
    showFailure: ({ message }) => showError(message, 4500),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.pending) save.submit();
  }

  return (
    <form
      aria-label={text.handling}
      aria-busy={save.pending}
      onSubmit={submit}
      className="grid gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6"
    >
      {officers && (
        <ChoiceField label={labels.assignedOfficerId} none={text.theOffice} choices={officers} {...draft.bind("assignedOfficerId")} />
      )}
      <DateField label={labels.followUpOn} {...draft.bind("followUpOn")} />
      <TextAreaField label={labels.notes} {...draft.bind("notes")} />
      <div className="flex items-center gap-3">
        <Button type="submit" look="primary" resting={save.pending}>
          {save.pending ? text.saving : text.save}
        </Button>
        {draft.dirty && !save.pending && <span className="text-sm text-fg-muted">{text.unsaved}</span>}
      </div>
      <SaveConflict draft={draft} save={save} labels={labels} formats={formats} />
    </form>
  );
}
